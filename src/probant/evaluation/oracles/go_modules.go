package main

// Which folder of the tree an import path means: the own module, its vendor folder, what go.work
// and relative replacements name. Nothing is downloaded or looked up elsewhere.

import (
	"os"
	"path"
	"path/filepath"
	"strings"
)

type module struct {
	folder, name string
	replaced     map[string]string // module path → folder of the tree
}

type modules struct {
	all       []module
	packages  map[string]bool // folders that hold Go files besides tests
	workspace map[string][]string
}

func readModules(root string, names []string, files []*parsed) *modules {
	found := &modules{packages: map[string]bool{}, workspace: map[string][]string{}}
	for _, file := range files {
		if !strings.HasSuffix(file.path, "_test.go") {
			found.packages[path.Dir(file.path)] = true
		}
	}
	for _, name := range names {
		text, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			continue
		}
		if path.Base(name) == "go.work" {
			for _, words := range directives(string(text), "use") {
				folder := path.Join(path.Dir(name), words[0])
				found.workspace[path.Dir(name)] = append(found.workspace[path.Dir(name)], folder)
			}
			continue
		}
		found.all = append(found.all, readModule(path.Dir(name), string(text)))
	}
	return found
}

func readModule(folder, text string) module {
	found := module{folder: folder, replaced: map[string]string{}}
	for _, words := range directives(text, "module") {
		found.name = words[0]
	}
	for _, words := range directives(text, "replace") {
		target := words[len(words)-1]
		for _, word := range words {
			if word == "=>" && (strings.HasPrefix(target, "./") || strings.HasPrefix(target, "../")) {
				found.replaced[words[0]] = path.Join(folder, target)
			}
		}
	}
	return found
}

// directives gives the words after `verb`, alone on a line or in a block.
func directives(text, verb string) [][]string {
	var found [][]string
	inBlock := false
	for _, line := range strings.Split(text, "\n") {
		words := strings.Fields(strings.SplitN(line, "//", 2)[0])
		for i := range words {
			words[i] = strings.Trim(words[i], "\"`")
		}
		switch {
		case len(words) == 0:
		case words[0] == ")":
			inBlock = false
		case inBlock:
			found = append(found, words)
		case words[0] == verb && len(words) > 1 && words[1] == "(":
			inBlock = true
		case words[0] == verb && len(words) > 1:
			found = append(found, words[1:])
		}
	}
	return found
}

// folder is the package folder an import of `from` means, "" if none of the tree.
func (m *modules) folder(from, imported string) string {
	own := m.moduleOf(from)
	if own == nil {
		return ""
	}
	if vendored := path.Join(own.folder, "vendor", imported); m.packages[vendored] {
		return vendored
	}
	candidates := []module{*own}
	for name, folder := range own.replaced {
		candidates = append(candidates, module{folder: folder, name: name})
	}
	for folder, used := range m.workspace {
		if !within(from, folder) {
			continue
		}
		for _, other := range m.all {
			for _, place := range used {
				if other.folder == place {
					candidates = append(candidates, other)
				}
			}
		}
	}
	best, length := "", -1
	for _, one := range candidates {
		rest, ok := below(imported, one.name)
		folder := path.Join(one.folder, rest)
		// A module inside the folder is another module's ground.
		if ok && len(one.name) > length && m.packages[folder] && m.groundOf(folder) == one.folder {
			best, length = folder, len(one.name)
		}
	}
	return best
}

func below(imported, name string) (string, bool) {
	if imported == name {
		return "", name != ""
	}
	return strings.TrimPrefix(imported, name+"/"), name != "" && strings.HasPrefix(imported, name+"/")
}

func within(name, folder string) bool {
	return folder == "." || name == folder || strings.HasPrefix(name, folder+"/")
}

func (m *modules) groundOf(folder string) string {
	best := ""
	for _, one := range m.all {
		if within(folder, one.folder) && (best == "" || len(one.folder) > len(best) || best == ".") {
			best = one.folder
		}
	}
	return best
}

func (m *modules) moduleOf(name string) *module {
	ground := m.groundOf(path.Dir(name))
	for i := range m.all {
		if ground != "" && m.all[i].folder == ground {
			return &m.all[i]
		}
	}
	return nil
}
