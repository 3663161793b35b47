// What the Go files of a tree hold, by the language's own parser and type checker.
// Definitions, bases and exports are read here; go_modules.go finds packages, go_calls.go calls.
package main

import (
	"bufio"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"os"
	"path"
	"path/filepath"
	"strings"
)

// parsed is one file that the parser accepts.
type parsed struct {
	path   string
	syntax *ast.File
	text   []byte
}

type reader struct {
	root  string
	fset  *token.FileSet
	out   *bufio.Writer
	files []*parsed
	paths map[string]string // absolute name → path
}

func main() {
	input, err := io.ReadAll(os.Stdin)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	r := &reader{root: os.Args[1], fset: token.NewFileSet(), out: bufio.NewWriter(os.Stdout), paths: map[string]string{}}
	defer r.out.Flush()
	var modFiles []string
	for _, name := range strings.Split(string(input), "\x00") {
		switch {
		case name == "":
		case strings.HasSuffix(name, ".go"):
			r.parse(name)
		default:
			modFiles = append(modFiles, name)
		}
	}
	modules := readModules(r.root, modFiles, r.files)
	for _, file := range r.files {
		r.imports(file, modules)
		r.declarations(file)
	}
	newChecker(r, modules).calls()
	r.say("K")
}

func (r *reader) parse(name string) {
	absolute := filepath.Join(r.root, name)
	text, _ := os.ReadFile(absolute)
	syntax, err := parser.ParseFile(r.fset, absolute, text, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		r.say("X", name, strings.SplitN(strings.TrimPrefix(err.Error(), absolute+":"), "\n", 2)[0])
		return
	}
	r.say("F", name)
	r.paths[absolute] = name
	r.files = append(r.files, &parsed{name, syntax, text})
}

var escapes = strings.NewReplacer("\\", "\\\\", "\t", "\\t", "\n", "\\n", "\r", "\\r")

func (r *reader) say(letter string, fields ...interface{}) {
	r.out.WriteString(letter)
	for _, field := range fields {
		r.out.WriteByte('\t')
		escapes.WriteString(r.out, fmt.Sprint(field))
	}
	r.out.WriteByte('\n')
}

// line ignores //line comments: a fact is about the file it stands in.
func (r *reader) line(pos token.Pos) int {
	return r.fset.PositionFor(pos, false).Line
}

func (r *reader) imports(file *parsed, modules *modules) {
	for _, spec := range file.syntax.Imports {
		module := strings.Trim(spec.Path.Value, "\"`")
		line := r.line(spec.Pos())
		fields := []interface{}{file.path, line, module, modules.folder(file.path, module), line, r.line(spec.End())}
		if spec.Name != nil && spec.Name.Name == "." {
			fields = append(fields, "*")
		}
		r.say("I", fields...)
	}
}

func (r *reader) declarations(file *parsed) {
	for _, declaration := range file.syntax.Decls {
		switch node := declaration.(type) {
		case *ast.FuncDecl:
			r.function(file, node)
		case *ast.GenDecl:
			for _, spec := range node.Specs {
				r.topLevel(file, node.Tok, spec)
			}
		}
	}
}

func (r *reader) function(file *parsed, node *ast.FuncDecl) {
	name, kind, qualified := node.Name, "function", node.Name.Name
	isMethod := node.Recv != nil && len(node.Recv.List) > 0
	if isMethod {
		kind = "method"
		if owner := lastName(node.Recv.List[0].Type); owner != nil {
			qualified = owner.Name + "." + qualified
		}
	}
	r.define(file, name, kind, qualified, false)
	r.export(file, name, isMethod)
	if node.Body != nil {
		r.signature(file, node)
		r.body(file, node.Body, qualified)
	}
}

func (r *reader) signature(file *parsed, node *ast.FuncDecl) {
	plain, mark := true, "private"
	if node.Name.IsExported() {
		mark = "public"
	}
	var names []interface{}
	for _, field := range node.Type.Params.List {
		plain = plain && len(field.Names) > 0
		for _, name := range field.Names {
			plain = plain && name.Name != "_"
			names = append(names, name.Name)
		}
	}
	returns := ""
	if results := node.Type.Results; results != nil {
		returns = r.written(file, results.Pos(), results.End())
	}
	fields := []interface{}{file.path, r.line(node.Name.Pos()), node.Name.Name, r.line(node.Body.End()), mark, returns, flag(plain)}
	r.say("G", append(fields, names...)...)
}

// written is the source between two positions.
func (r *reader) written(file *parsed, from, to token.Pos) string {
	first, last := r.fset.PositionFor(from, false).Offset, r.fset.PositionFor(to, false).Offset
	if first < 0 || last > len(file.text) || first > last {
		return ""
	}
	return string(file.text[first:last])
}

func (r *reader) topLevel(file *parsed, word token.Token, spec ast.Spec) {
	switch spec := spec.(type) {
	case *ast.TypeSpec:
		r.typeSpec(file, spec, "")
		r.export(file, spec.Name, false)
	case *ast.ValueSpec:
		for _, name := range spec.Names {
			r.define(file, name, valueKind(word), name.Name, false)
			r.export(file, name, false)
		}
		for _, value := range spec.Values {
			r.body(file, value, spec.Names[0].Name)
		}
		if spec.Type != nil {
			r.body(file, spec.Type, spec.Names[0].Name)
		}
	}
}

func valueKind(word token.Token) string {
	if word == token.CONST {
		return "constant"
	}
	return "variable"
}

func (r *reader) typeSpec(file *parsed, spec *ast.TypeSpec, outer string) {
	qualified := joined(outer, spec.Name.Name)
	kind := "type_alias"
	switch node := spec.Type.(type) {
	case *ast.StructType:
		kind = "struct"
		r.fields(file, node, qualified, false)
		r.embedded(file, spec.Name.Name, node.Fields)
	case *ast.InterfaceType:
		kind = "interface"
		r.methods(file, node, qualified, false)
		r.embedded(file, spec.Name.Name, node.Methods)
	default:
		r.body(file, spec.Type, qualified)
	}
	r.define(file, spec.Name, kind, qualified, false)
}

// body finds types declared within a function. Its constants, closures bound to a name and the
// members of types without one are optional.
func (r *reader) body(file *parsed, body ast.Node, outer string) {
	ast.Inspect(body, func(node ast.Node) bool {
		switch node := node.(type) {
		case *ast.GenDecl:
			r.local(file, node, outer)
			return node.Tok == token.VAR || node.Tok == token.CONST
		case *ast.AssignStmt:
			if node.Tok == token.DEFINE {
				r.closures(file, node.Lhs, node.Rhs, outer)
			}
		case *ast.StructType:
			r.fields(file, node, outer, true)
			return false
		case *ast.InterfaceType:
			r.methods(file, node, outer, true)
			return false
		}
		return true
	})
}

func (r *reader) local(file *parsed, node *ast.GenDecl, outer string) {
	for _, spec := range node.Specs {
		switch spec := spec.(type) {
		case *ast.TypeSpec:
			r.typeSpec(file, spec, outer)
		case *ast.ValueSpec:
			if node.Tok == token.CONST {
				for _, name := range spec.Names {
					r.define(file, name, "constant", joined(outer, name.Name), true)
				}
			} else {
				r.closures(file, identifiers(spec.Names), spec.Values, outer)
			}
		}
	}
}

func (r *reader) closures(file *parsed, names []ast.Expr, values []ast.Expr, outer string) {
	for i, value := range values {
		if _, isClosure := value.(*ast.FuncLit); isClosure && i < len(names) {
			if name, ok := names[i].(*ast.Ident); ok {
				r.define(file, name, "function", joined(outer, name.Name), true)
			}
		}
	}
}

func identifiers(names []*ast.Ident) []ast.Expr {
	var found []ast.Expr
	for _, name := range names {
		found = append(found, name)
	}
	return found
}

func (r *reader) fields(file *parsed, node *ast.StructType, owner string, isOptional bool) {
	for _, field := range node.Fields.List {
		for _, name := range field.Names {
			r.define(file, name, "variable", joined(owner, name.Name), isOptional)
			r.export(file, name, true)
			if inner, ok := field.Type.(*ast.StructType); ok {
				r.fields(file, inner, joined(owner, name.Name), isOptional)
			} else {
				r.body(file, field.Type, joined(owner, name.Name))
			}
		}
		if len(field.Names) == 0 {
			// An embedded type is a field too, but nobody wrote a name for it.
			if name := lastName(field.Type); name != nil {
				r.define(file, name, "variable", joined(owner, name.Name), true)
				r.export(file, name, true)
			}
		}
	}
}

func (r *reader) methods(file *parsed, node *ast.InterfaceType, owner string, isOptional bool) {
	for _, method := range node.Methods.List {
		for _, name := range method.Names {
			r.define(file, name, "method", joined(owner, name.Name), isOptional)
			r.export(file, name, true)
		}
	}
}

func (r *reader) embedded(file *parsed, owner string, fields *ast.FieldList) {
	for _, field := range fields.List {
		if len(field.Names) > 0 {
			continue
		}
		if base := lastName(field.Type); base != nil {
			r.say("B", file.path, owner, base.Name, "extends")
		}
	}
}

func (r *reader) define(file *parsed, name *ast.Ident, kind, qualified string, isOptional bool) {
	if name.Name != "_" {
		r.say("D", file.path, r.line(name.Pos()), name.Name, kind, qualified, flag(isOptional))
	}
}

// export: members count as exported to the language, but belong to their type; tests export to
// nobody but themselves.
func (r *reader) export(file *parsed, name *ast.Ident, isMember bool) {
	if name.IsExported() {
		isTest := strings.HasSuffix(path.Base(file.path), "_test.go")
		r.say("E", file.path, name.Name, flag(isMember || isTest))
	}
}

// lastName is the identifier a type expression ends with: T of *pkg.T[int]; nil for unions.
func lastName(node ast.Expr) *ast.Ident {
	switch node := node.(type) {
	case *ast.Ident:
		return node
	case *ast.SelectorExpr:
		return node.Sel
	case *ast.StarExpr:
		return lastName(node.X)
	case *ast.ParenExpr:
		return lastName(node.X)
	case *ast.IndexExpr:
		return lastName(node.X)
	case *ast.IndexListExpr:
		return lastName(node.X)
	}
	return nil
}

func joined(outer, name string) string {
	if outer == "" {
		return name
	}
	return outer + "." + name
}

func flag(isSet bool) string {
	if isSet {
		return "1"
	}
	return "0"
}
