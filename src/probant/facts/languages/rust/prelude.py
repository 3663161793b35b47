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
    " into_inner type_id into_iter iter as_ptr to_owned by_ref hash_slice map get_mut set as_deref"
    .split()
)  # fmt: skip
"""Methods such a type has itself, so that they do not reach what it holds."""

KEEPING = frozenset(
    "clone cloned copied as_ref as_mut borrow borrow_mut to_owned by_ref iter iter_mut into_iter"
    " as_deref as_deref_mut into_owned take rev skip take_while skip_while filter peekable chain"
    " step_by inspect fuse cycle drain as_slice as_mut_slice to_vec into_boxed_slice unwrap_or"
    " unwrap_or_default unwrap_or_else or or_else ok_or ok_or_else map_err with_context context"
    " values values_mut keys into_values into_keys collect as_pin_mut get_or_insert_with"
    " unwrap expect ok err replace insert lock read write get get_mut first last first_mut last_mut"
    " pop pop_front pop_back next next_back nth peek find min max min_by_key max_by_key min_by"
    " max_by last_mut front back front_mut back_mut remove entry or_default or_insert"
    " or_insert_with into_inner borrow_mut_or split_first split_last enumerate zip"
    .split()
)  # fmt: skip
