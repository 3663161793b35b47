package main

// Where calls lead, by the type checker. Type errors and missing packages are tolerated: what
// cannot be told is left out. A package is checked as it builds here; a file that other systems
// build is checked beside it, with its own declarations first.

import (
	"go/ast"
	"go/build"
	"go/importer"
	"go/token"
	"go/types"
	"os"
	"path"
	"path/filepath"
	"strings"
)

type checker struct {
	*reader
	modules  *modules
	library  types.ImporterFrom
	packages map[string]*types.Package // by folder, as others import it
	missing  map[string]bool
	byFolder map[string][]*parsed
	folders  []string
	variants map[string][]token.Pos // names of functions, by folder, package and owner
	variant  map[token.Pos]string
}

func newChecker(r *reader, modules *modules) *checker {
	build.Default.CgoEnabled = false
	c := &checker{
		reader: r, modules: modules, packages: map[string]*types.Package{},
		missing: map[string]bool{}, byFolder: map[string][]*parsed{},
		variants: map[string][]token.Pos{}, variant: map[token.Pos]string{},
	}
	c.library = importer.ForCompiler(r.fset, "source", nil).(types.ImporterFrom)
	for _, file := range r.files {
		folder := path.Dir(file.path)
		if _, known := c.byFolder[folder]; !known {
			c.folders = append(c.folders, folder)
		}
		c.byFolder[folder] = append(c.byFolder[folder], file)
		c.noteVariants(folder, file.syntax)
	}
	return c
}

// noteVariants: one function may be written several times, once for each system.
func (c *checker) noteVariants(folder string, file *ast.File) {
	for _, declaration := range file.Decls {
		if node, ok := declaration.(*ast.FuncDecl); ok {
			key := folder + "\x00" + file.Name.Name + "\x00" + node.Name.Name
			if node.Recv != nil && len(node.Recv.List) > 0 {
				if owner := lastName(node.Recv.List[0].Type); owner != nil {
					key += "\x00" + owner.Name
				}
			}
			c.variants[key] = append(c.variants[key], node.Name.Pos())
			c.variant[node.Name.Pos()] = key
		}
	}
}

func (c *checker) calls() {
	for _, folder := range c.folders {
		byName := map[string][]*parsed{}
		var rest []*parsed
		for _, file := range c.byFolder[folder] {
			if c.isBuilt(file) {
				byName[file.syntax.Name.Name] = append(byName[file.syntax.Name.Name], file)
			} else {
				rest = append(rest, file)
			}
		}
		augmented := map[string]*types.Package{}
		for _, pass := range []bool{false, true} {
			for name, files := range byName {
				if strings.HasSuffix(name, "_test") == pass {
					checked := c.check(folder, files, files, augmented)
					if !pass {
						augmented[folder] = checked
					}
				}
			}
		}
		for _, file := range rest {
			beside := append([]*parsed{file}, byName[file.syntax.Name.Name]...)
			c.check(folder, beside, beside[:1], augmented)
		}
	}
}

func (c *checker) isBuilt(file *parsed) bool {
	matches, err := build.Default.MatchFile(filepath.Join(c.root, path.Dir(file.path)), path.Base(file.path))
	return err == nil && matches
}

// check type-checks `files` as one package and tells the calls of `told`.
func (c *checker) check(folder string, files, told []*parsed, own map[string]*types.Package) *types.Package {
	info := &types.Info{
		Uses: map[*ast.Ident]types.Object{}, Selections: map[*ast.SelectorExpr]*types.Selection{},
		Types: map[ast.Expr]types.TypeAndValue{},
	}
	checked := c.typed(folder, files, info, own)
	for _, file := range told {
		parameters := parametersOf(file.syntax)
		ast.Inspect(file.syntax, func(node ast.Node) bool {
			if call, ok := node.(*ast.CallExpr); ok {
				c.call(file, call, info, parameters)
			}
			return true
		})
	}
	return checked
}

func (c *checker) typed(folder string, files []*parsed, info *types.Info, own map[string]*types.Package) *types.Package {
	config := types.Config{
		Importer: &finder{c, files[0].path, own}, FakeImportC: true,
		DisableUnusedImportCheck: true, Error: func(error) {},
	}
	var syntax []*ast.File
	for _, file := range files {
		syntax = append(syntax, file.syntax)
	}
	checked, _ := config.Check(folder, c.fset, syntax, info)
	return checked
}

func (c *checker) call(file *parsed, call *ast.CallExpr, info *types.Info, parameters map[token.Pos]bool) {
	fun := bare(call.Fun)
	if kind, known := info.Types[call.Fun]; known && (kind.IsType() || kind.IsBuiltin()) {
		return
	}
	var name *ast.Ident
	switch fun := fun.(type) {
	case *ast.Ident:
		name = fun
	case *ast.SelectorExpr:
		name = fun.Sel
		if c.isForeignPackage(file, fun.X, info) {
			c.say("O", file.path, c.line(call.Fun.Pos()), name.Name)
			return
		}
	default:
		return
	}
	object := info.Uses[name]
	if object == nil {
		return
	}
	at := c.fset.PositionFor(object.Pos(), false)
	target, inTree := c.paths[at.Filename]
	_, isFunction := object.(*types.Func)
	switch {
	case isFunction && inTree:
		fields := []interface{}{file.path, c.line(call.Fun.Pos()), name.Name, target, at.Line}
		for _, pos := range c.variants[c.variant[object.Pos()]] {
			if pos != object.Pos() {
				other := c.fset.PositionFor(pos, false)
				fields = append(fields, c.paths[other.Filename], other.Line)
			}
		}
		c.say("C", fields...)
	case isFunction || parameters[object.Pos()]:
		c.say("O", file.path, c.line(call.Fun.Pos()), name.Name)
	}
}

// bare takes parentheses and type arguments off what is called.
func bare(node ast.Expr) ast.Expr {
	switch inner := node.(type) {
	case *ast.ParenExpr:
		return bare(inner.X)
	case *ast.IndexExpr:
		return bare(inner.X)
	case *ast.IndexListExpr:
		return bare(inner.X)
	}
	return node
}

func (c *checker) isForeignPackage(file *parsed, node ast.Expr, info *types.Info) bool {
	name, ok := node.(*ast.Ident)
	if !ok {
		return false
	}
	imported, ok := info.Uses[name].(*types.PkgName)
	return ok && !c.isInTree(imported.Imported().Path())
}

// isInTree: packages of the tree are checked under their folder's name.
func (c *checker) isInTree(name string) bool {
	_, known := c.byFolder[name]
	return known
}

func parametersOf(file *ast.File) map[token.Pos]bool {
	found := map[token.Pos]bool{}
	ast.Inspect(file, func(node ast.Node) bool {
		if signature, ok := node.(*ast.FuncType); ok && signature.Params != nil {
			for _, field := range signature.Params.List {
				for _, name := range field.Names {
					found[name.Pos()] = true
				}
			}
		}
		return true
	})
	return found
}

// finder gives the packages that one file's package imports.
type finder struct {
	*checker
	from string
	own  map[string]*types.Package
}

func (f *finder) Import(name string) (*types.Package, error) {
	return f.ImportFrom(name, "", 0)
}

func (f *finder) ImportFrom(name, _ string, _ types.ImportMode) (*types.Package, error) {
	folder := f.modules.folder(f.from, name)
	if folder == "" {
		return f.fromLibrary(name)
	}
	if augmented := f.own[folder]; augmented != nil {
		return augmented, nil
	}
	if known, started := f.packages[folder]; started {
		if known == nil {
			return nil, os.ErrInvalid // an import cycle
		}
		return known, nil
	}
	f.packages[folder] = nil
	var files []*parsed
	for _, file := range f.byFolder[folder] {
		isTest := strings.HasSuffix(file.path, "_test.go")
		if !isTest && f.isBuilt(file) && (len(files) == 0 || files[0].syntax.Name.Name == file.syntax.Name.Name) {
			files = append(files, file)
		}
	}
	if len(files) == 0 {
		return nil, os.ErrNotExist
	}
	f.packages[folder] = f.typed(folder, files, nil, nil)
	return f.packages[folder], nil
}

func (f *finder) fromLibrary(name string) (*types.Package, error) {
	// Only the standard library has sources here; its paths have no dot in the first part.
	if f.missing[name] || strings.Contains(strings.SplitN(name, "/", 2)[0], ".") {
		return nil, os.ErrNotExist
	}
	found, err := f.library.ImportFrom(name, build.Default.GOROOT, 0)
	if err != nil {
		f.missing[name] = true
	}
	return found, err
}
