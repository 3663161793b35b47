"""Names every Rust file knows without importing them, and the crates that come with Rust."""

from __future__ import annotations

PRIMITIVES = frozenset(
    "bool char str u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize f32 f64".split()
)
NAMES = PRIMITIVES | frozenset(
    "Some None Ok Err drop Box Vec String Option Result Default From Into TryFrom TryInto Iterator"
    " IntoIterator FromIterator DoubleEndedIterator ExactSizeIterator Extend Clone Copy Send Sync"
    " Sized Unpin Drop Fn FnMut FnOnce ToString ToOwned AsRef AsMut PartialEq Eq PartialOrd Ord"
    " size_of align_of".split()
)
MACROS = frozenset(
    "assert assert_eq assert_ne cfg column compile_error concat dbg debug_assert debug_assert_eq"
    " debug_assert_ne env eprint eprintln file format format_args include include_bytes include_str"
    " line matches module_path option_env panic print println stringify thread_local todo"
    " unimplemented unreachable vec write writeln".split()
)
CRATES = frozenset({"std", "core", "alloc", "proc_macro", "test"})

DEREFERENCED = frozenset(
    "Box Rc Arc Ref RefMut MutexGuard RwLockReadGuard RwLockWriteGuard Cow ManuallyDrop Pin"
    " LazyLock LazyCell Lazy".split()
)
"""Types whose methods are, besides a few of their own, those of what they hold."""

POINTER_METHODS = frozenset(
    "clone fmt next next_back nth read read_to_end read_to_string read_exact write write_all flush"
    " write_fmt write_str eq ne cmp partial_cmp lt le gt ge hash borrow borrow_mut as_ref as_mut"
    " to_string into try_into from default deref deref_mut drop poll size_hint source description"
    " seek read_line fill_buf consume lines finish downcast into_owned to_mut is_borrowed"
    " into_inner type_id into_iter to_owned by_ref hash_slice".split()
)
"""Methods such a type has itself, so that they do not reach what it holds."""

OF_TRAITS = POINTER_METHODS | frozenset(
    "try_from from_iter extend add sub mul div rem neg not index index_mut map filter fold collect"
    " for_each enumerate zip rev skip take chain any all find count sum cloned copied peekable"
    " filter_map flat_map max min clamp serialize deserialize".split()
)
"""Functions that derived and common traits give to types without being written for them."""
