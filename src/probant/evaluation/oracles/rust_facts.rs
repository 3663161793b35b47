//! What the Rust files of a tree hold, by the parser that Rust's own macros are written with.
//! Purely what is written: which file a path means is found in rust_modules.py, from the lines
//! `M file module name path-attribute`, `S file module type` and `U file module line first last path names…`.

use std::io::{Read, Write};
use std::path::Path;
use syn::visit::{self, Visit};

const STACK_BYTES: usize = 1 << 30;
/// The parser takes quadratic time in the depth of brackets.
const MAX_DEPTH: usize = 5_000;

fn main() {
    let reading = std::thread::Builder::new().stack_size(STACK_BYTES).spawn(read_all);
    reading.expect("a thread").join().expect("reading ends");
}

fn read_all() {
    let root = std::env::args().nth(1).expect("the root");
    let mut input = Vec::new();
    std::io::stdin().read_to_end(&mut input).expect("paths");
    let mut out = Vec::new();
    for path in input.split(|byte| *byte == 0).filter(|path| !path.is_empty()) {
        read_file(Path::new(&root), &String::from_utf8_lossy(path), &mut out);
    }
    std::io::stdout().write_all(&out).expect("a reader");
}

fn read_file(root: &Path, path: &str, out: &mut Vec<u8>) {
    let text = match std::fs::read(root.join(path)).map(String::from_utf8) {
        Ok(Ok(text)) => text,
        Ok(Err(_)) => return say(out, "X", &[path, "not UTF-8"]),
        Err(error) => return say(out, "X", &[path, &error.to_string()]),
    };
    if depth(&text) > MAX_DEPTH {
        return say(out, "X", &[path, "nested too deeply"]);
    }
    match syn::parse_file(&text) {
        Ok(file) => {
            say(out, "F", &[path]);
            let mut walk = Walk { path, text: &text, out, scope: Vec::new(), modules: Vec::new(), depth: 0, of_trait: false };
            walk.visit_file(&file);
        }
        Err(error) => {
            let line = error.span().start().line;
            say(out, "X", &[path, &format!("{line}: {error}")]);
        }
    }
}

fn depth(text: &str) -> usize {
    let (mut now, mut most) = (0usize, 0);
    for byte in text.bytes() {
        match byte {
            b'(' | b'[' | b'{' => now += 1,
            b')' | b']' | b'}' => now = now.saturating_sub(1),
            _ => {}
        }
        most = most.max(now);
    }
    most
}

fn say(out: &mut Vec<u8>, letter: &str, fields: &[&str]) {
    out.extend_from_slice(letter.as_bytes());
    for field in fields {
        let plain = field.replace('\\', "\\\\").replace('\t', "\\t");
        out.push(b'\t');
        out.extend_from_slice(plain.replace('\n', "\\n").replace('\r', "\\r").as_bytes());
    }
    out.push(b'\n');
}

/// `scope` holds the names around, `modules` the inline modules among them; `depth` counts
/// everything that is not the file itself.
struct Walk<'a> {
    path: &'a str,
    text: &'a str,
    out: &'a mut Vec<u8>,
    scope: Vec<String>,
    modules: Vec<String>,
    depth: usize,
    of_trait: bool,
}

impl Walk<'_> {
    fn say(&mut self, letter: &str, fields: &[&str]) {
        let mut all = vec![self.path];
        all.extend_from_slice(fields);
        say(self.out, letter, &all);
    }

    fn define(&mut self, name: &syn::Ident, kind: &str, is_optional: bool) {
        let plain = unraw(name);
        if plain == "_" {
            return;
        }
        let line = name.span().start().line.to_string();
        let qualified = self.scope.iter().chain([&plain]).cloned().collect::<Vec<_>>().join(".");
        self.say("D", &[&line, &plain, kind, &qualified, flag(is_optional)]);
    }

    /// Only what is `pub` without restriction leaves the crate; members leave with their type.
    fn export(&mut self, visibility: &syn::Visibility, name: &syn::Ident) {
        if matches!(visibility, syn::Visibility::Public(_)) {
            self.export_name(&unraw(name), self.depth > 0);
        }
    }

    fn export_name(&mut self, name: &str, is_optional: bool) {
        self.say("E", &[name, flag(is_optional)]);
    }

    fn item(&mut self, name: &syn::Ident, kind: &str, visibility: &syn::Visibility) {
        self.define(name, kind, false);
        self.export(visibility, name);
    }

    /// The head of a function with a body; what a trait asks for is as visible as the trait.
    fn signature(&mut self, head: &syn::Signature, visibility: Option<&syn::Visibility>, body: &syn::Block) {
        let mut marks = Vec::new();
        if head.asyncness.is_some() {
            marks.push("async");
        }
        match visibility {
            Some(syn::Visibility::Public(_)) => marks.push("public"),
            Some(syn::Visibility::Inherited) => marks.push("private"),
            _ => {}
        }
        let (mut is_plain, mut names) = (true, Vec::new());
        for input in &head.inputs {
            match input {
                syn::FnArg::Receiver(_) => {}
                syn::FnArg::Typed(typed) => match &*typed.pat {
                    syn::Pat::Ident(name) => names.push(unraw(&name.ident)),
                    _ => is_plain = false,
                },
            }
        }
        let returns = match &head.output {
            syn::ReturnType::Default => String::new(),
            syn::ReturnType::Type(arrow, _) => {
                let bounds = &head.generics.where_clause;
                let after = bounds.as_ref().map_or(body.brace_token.span.open(), |b| b.where_token.span);
                self.written(arrow.spans[1], after)
            }
        };
        let line = head.ident.span().start().line.to_string();
        let end = body.brace_token.span.close().end().line.to_string();
        let (name, marks) = (unraw(&head.ident), marks.join(" "));
        let mut fields = vec![line.as_str(), &name, &end, &marks, &returns, flag(is_plain)];
        fields.extend(names.iter().map(String::as_str));
        self.say("G", &fields);
    }

    /// What stands between two tokens.
    fn written(&self, from: proc_macro2::Span, to: proc_macro2::Span) -> String {
        let (from, to) = (from.end(), to.start());
        let mut found = String::new();
        for (index, line) in self.text.lines().enumerate().take(to.line).skip(from.line - 1) {
            let first = if index + 1 == from.line { from.column } else { 0 };
            let last = if index + 1 == to.line { to.column } else { usize::MAX };
            found.extend(line.chars().take(last).skip(first));
            found.push('\n');
        }
        found.trim().to_string()
    }

    fn within(&mut self, name: String, inside: impl FnOnce(&mut Self)) {
        self.scope.push(name);
        self.depth += 1;
        inside(self);
        self.depth -= 1;
        self.scope.pop();
    }

    fn fields(&mut self, fields: &syn::Fields, is_optional: bool) {
        for field in fields {
            if let Some(name) = &field.ident {
                self.define(name, "variable", is_optional);
                self.export(&field.vis, name);
            }
        }
    }

    fn base(&mut self, owner: &str, base: &syn::Path, relation: &str) {
        if let Some(last) = base.segments.last() {
            self.say("B", &[owner, &unraw(&last.ident), relation]);
        }
    }

    fn module_path(&self) -> String {
        self.modules.join("::")
    }

    fn note_type(&mut self, name: &syn::Ident) {
        // Types within functions are no part of the module.
        if self.scope.len() == self.modules.len() {
            let module = self.module_path();
            self.say("S", &[&module, &unraw(name)]);
        }
    }
}

impl<'ast> Visit<'ast> for Walk<'_> {
    fn visit_item_fn(&mut self, node: &'ast syn::ItemFn) {
        self.item(&node.sig.ident, "function", &node.vis);
        self.signature(&node.sig, Some(&node.vis), &node.block);
        self.within(unraw(&node.sig.ident), |walk| visit::visit_item_fn(walk, node));
    }

    fn visit_item_struct(&mut self, node: &'ast syn::ItemStruct) {
        self.item(&node.ident, "struct", &node.vis);
        self.note_type(&node.ident);
        self.within(unraw(&node.ident), |walk| {
            walk.fields(&node.fields, false);
            visit::visit_item_struct(walk, node);
        });
    }

    fn visit_item_union(&mut self, node: &'ast syn::ItemUnion) {
        self.item(&node.ident, "struct", &node.vis);
        self.note_type(&node.ident);
        let fields = syn::Fields::Named(node.fields.clone());
        self.within(unraw(&node.ident), |walk| walk.fields(&fields, false));
    }

    fn visit_item_enum(&mut self, node: &'ast syn::ItemEnum) {
        self.item(&node.ident, "enum", &node.vis);
        self.note_type(&node.ident);
        self.within(unraw(&node.ident), |walk| {
            for variant in &node.variants {
                walk.define(&variant.ident, "enum_member", false);
                if matches!(node.vis, syn::Visibility::Public(_)) {
                    walk.export_name(&unraw(&variant.ident), true);
                }
                walk.within(unraw(&variant.ident), |inner| inner.fields(&variant.fields, true));
            }
            visit::visit_item_enum(walk, node);
        });
    }

    fn visit_item_trait(&mut self, node: &'ast syn::ItemTrait) {
        self.item(&node.ident, "trait", &node.vis);
        self.note_type(&node.ident);
        let owner = unraw(&node.ident);
        for bound in &node.supertraits {
            if let syn::TypeParamBound::Trait(bound) = bound {
                if matches!(bound.modifier, syn::TraitBoundModifier::None) {
                    self.base(&owner, &bound.path, "extends");
                }
            }
        }
        self.within(owner, |walk| visit::visit_item_trait(walk, node));
    }

    fn visit_item_trait_alias(&mut self, node: &'ast syn::ItemTraitAlias) {
        self.item(&node.ident, "trait", &node.vis);
    }

    fn visit_trait_item_fn(&mut self, node: &'ast syn::TraitItemFn) {
        self.define(&node.sig.ident, "method", false);
        if let Some(body) = &node.default {
            self.signature(&node.sig, None, body);
        }
        self.within(unraw(&node.sig.ident), |walk| visit::visit_trait_item_fn(walk, node));
    }

    fn visit_trait_item_const(&mut self, node: &'ast syn::TraitItemConst) {
        self.define(&node.ident, "constant", false);
        visit::visit_trait_item_const(self, node);
    }

    fn visit_trait_item_type(&mut self, node: &'ast syn::TraitItemType) {
        self.define(&node.ident, "type_alias", true);
    }

    fn visit_item_impl(&mut self, node: &'ast syn::ItemImpl) {
        let owner = last_name(&node.self_ty).unwrap_or_default();
        if let (Some((None, base, _)), false) = (&node.trait_, owner.is_empty()) {
            self.base(&owner, base, "implements");
        }
        let before = std::mem::replace(&mut self.of_trait, node.trait_.is_some());
        self.within(owner, |walk| visit::visit_item_impl(walk, node));
        self.of_trait = before;
    }

    fn visit_impl_item_fn(&mut self, node: &'ast syn::ImplItemFn) {
        self.item(&node.sig.ident, "method", &node.vis);
        let visibility = if self.of_trait { None } else { Some(&node.vis) };
        self.signature(&node.sig, visibility, &node.block);
        self.within(unraw(&node.sig.ident), |walk| visit::visit_impl_item_fn(walk, node));
    }

    fn visit_impl_item_const(&mut self, node: &'ast syn::ImplItemConst) {
        self.item(&node.ident, "constant", &node.vis);
        visit::visit_impl_item_const(self, node);
    }

    fn visit_impl_item_type(&mut self, node: &'ast syn::ImplItemType) {
        self.define(&node.ident, "type_alias", true);
    }

    fn visit_item_type(&mut self, node: &'ast syn::ItemType) {
        self.item(&node.ident, "type_alias", &node.vis);
        self.note_type(&node.ident);
    }

    fn visit_item_const(&mut self, node: &'ast syn::ItemConst) {
        self.item(&node.ident, "constant", &node.vis);
        self.within(unraw(&node.ident), |walk| visit::visit_item_const(walk, node));
    }

    fn visit_item_static(&mut self, node: &'ast syn::ItemStatic) {
        self.item(&node.ident, "variable", &node.vis);
        self.within(unraw(&node.ident), |walk| visit::visit_item_static(walk, node));
    }

    fn visit_foreign_item_fn(&mut self, node: &'ast syn::ForeignItemFn) {
        self.item(&node.sig.ident, "function", &node.vis);
    }

    fn visit_foreign_item_static(&mut self, node: &'ast syn::ForeignItemStatic) {
        self.item(&node.ident, "variable", &node.vis);
    }

    fn visit_item_macro(&mut self, node: &'ast syn::ItemMacro) {
        if let Some(name) = &node.ident {
            self.define(name, "macro", false);
            if node.attrs.iter().any(|attribute| attribute.path().is_ident("macro_export")) {
                self.export_name(&unraw(name), self.depth > 0);
            }
        }
    }

    fn visit_item_mod(&mut self, node: &'ast syn::ItemMod) {
        let name = unraw(&node.ident);
        // A module in a file of its own is told here and written there.
        self.define(&node.ident, "module", node.content.is_none());
        self.export(&node.vis, &node.ident);
        if self.scope.len() != self.modules.len() {
            return self.within(name, |walk| visit::visit_item_mod(walk, node));
        }
        if node.content.is_none() {
            let line = node.mod_token.span.start().line.to_string();
            let (module, place) = (self.module_path(), path_attribute(&node.attrs));
            self.say("M", &[&module, &name, &place, &line]);
            return;
        }
        let module = self.module_path();
        self.say("N", &[&module, &name]);
        self.modules.push(name.clone());
        self.within(name, |walk| visit::visit_item_mod(walk, node));
        self.modules.pop();
    }

    fn visit_item_extern_crate(&mut self, node: &'ast syn::ItemExternCrate) {
        let line = node.extern_token.span.start().line.to_string();
        let module = self.module_path();
        self.say("U", &[&module, &line, &line, &line, &unraw(&node.ident)]);
        self.export(&node.vis, node.rename.as_ref().map_or(&node.ident, |(_, name)| name));
    }

    fn visit_item_use(&mut self, node: &'ast syn::ItemUse) {
        let line = node.use_token.span.start().line;
        let first = match &node.vis {
            syn::Visibility::Inherited => line,
            syn::Visibility::Public(word) => word.span.start().line,
            syn::Visibility::Restricted(restricted) => restricted.pub_token.span.start().line,
        };
        let last = node.semi_token.spans[0].end().line.to_string();
        let (module, line, first) = (self.module_path(), line.to_string(), first.to_string());
        let start = if node.leading_colon.is_some() { "::" } else { "" };
        let mut leaves = Vec::new();
        flatten(&node.tree, start.to_string(), &mut leaves);
        let mut told: Vec<(String, Vec<String>)> = Vec::new();
        for leaf in &leaves {
            let names = leaf.name.clone().into_iter();
            match told.iter_mut().find(|(path, _)| *path == leaf.path) {
                Some((_, all)) => all.extend(names),
                None => told.push((leaf.path.clone(), names.collect())),
            }
        }
        for (path, names) in &told {
            let mut fields = vec![module.as_str(), &line, &first, &last, path];
            fields.extend(names.iter().map(String::as_str));
            self.say("U", &fields);
        }
        if matches!(node.vis, syn::Visibility::Public(_)) {
            for leaf in leaves {
                // Which names a star brings is not written here.
                self.export_name(&leaf.exported, self.depth > 0 || leaf.exported == "*");
            }
        }
    }

    fn visit_local(&mut self, node: &'ast syn::Local) {
        if let (syn::Pat::Ident(name), Some(init)) = (&node.pat, &node.init) {
            if matches!(*init.expr, syn::Expr::Closure(_)) {
                self.define(&name.ident, "function", true);
            }
        }
        visit::visit_local(self, node);
    }
}

/// One name a `use` brings: the path before it, the name itself (none for `self`), and what it is
/// called for those who import it from here.
struct Leaf {
    path: String,
    name: Option<String>,
    exported: String,
}

fn flatten(tree: &syn::UseTree, path: String, found: &mut Vec<Leaf>) {
    let mut leaf = |name: &syn::Ident, exported: &syn::Ident| {
        let (plain, last) = (unraw(name), path.rsplit("::").next().unwrap_or("").to_string());
        // `self` names the path itself, as does a name without a path.
        let (path, name) = match (plain == "self" && !path.is_empty(), path.trim_matches(':').is_empty()) {
            (true, _) => (path.clone(), None),
            (false, true) => (format!("{path}{plain}"), None),
            (false, false) => (path.clone(), Some(plain)),
        };
        let exported = unraw(exported);
        found.push(Leaf { path, name, exported: if exported == "self" { last } else { exported } });
    };
    match tree {
        syn::UseTree::Name(node) => leaf(&node.ident, &node.ident),
        syn::UseTree::Rename(node) => leaf(&node.ident, &node.rename),
        syn::UseTree::Glob(_) => {
            found.push(Leaf { path, name: Some("*".to_string()), exported: "*".to_string() });
        }
        syn::UseTree::Path(node) => flatten(&node.tree, joined(&path, &unraw(&node.ident)), found),
        syn::UseTree::Group(node) => {
            for one in &node.items {
                flatten(one, path.clone(), found);
            }
        }
    }
}

fn joined(path: &str, name: &str) -> String {
    if path.is_empty() || path == "::" { format!("{path}{name}") } else { format!("{path}::{name}") }
}

/// The last identifier of a type: `Map` of `&mut std::Map<K, V>`; none for tuples and the like.
fn last_name(node: &syn::Type) -> Option<String> {
    match node {
        syn::Type::Path(path) => path.path.segments.last().map(|last| unraw(&last.ident)),
        syn::Type::Reference(inner) => last_name(&inner.elem),
        syn::Type::Ptr(inner) => last_name(&inner.elem),
        syn::Type::Paren(inner) => last_name(&inner.elem),
        syn::Type::Group(inner) => last_name(&inner.elem),
        syn::Type::TraitObject(object) => object.bounds.iter().find_map(|bound| match bound {
            syn::TypeParamBound::Trait(bound) => bound.path.segments.last().map(|last| unraw(&last.ident)),
            _ => None,
        }),
        _ => None,
    }
}

fn path_attribute(attributes: &[syn::Attribute]) -> String {
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("path")) {
        if let syn::Meta::NameValue(pair) = &attribute.meta {
            if let syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(text), .. }) = &pair.value {
                return text.value();
            }
        }
    }
    String::new()
}

fn unraw(name: &syn::Ident) -> String {
    name.to_string().trim_start_matches("r#").to_string()
}

fn flag(is_set: bool) -> &'static str {
    if is_set { "1" } else { "0" }
}
