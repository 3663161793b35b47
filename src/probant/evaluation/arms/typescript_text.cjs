"use strict";
// Reads {compiler, host, root, files, mode} as JSON from stdin. Three modes, all over the parsed
// files of one tree, none of which is run:
//   names     which identifiers mean definitions of the tree wherever they stand, and which do not
//   tokens    every leaf of every file, as [kind, text], to compare two trees
//   stripped  every file without its comments; line feeds stay

const KINDS = [
  ["FunctionDeclaration", "function"],
  ["ClassDeclaration", "class"],
  ["MethodDeclaration", "method"],
  ["InterfaceDeclaration", "interface"],
  ["TypeAliasDeclaration", "type_alias"],
  ["EnumDeclaration", "enum"],
  ["VariableDeclaration", "variable"],
];
const DIRECTIVE = /^(?:\/\/\/\s*<|#!)/;

class Names {
  constructor(project) {
    this.project = project;
    this.ts = project.ts;
    this.checker = project.checker;
    this.kinds = new Map(KINDS.map(([kind, name]) => [this.ts.SyntaxKind[kind], name]));
    this.own = {};
    this.refused = new Set();
  }

  read(source) {
    const visit = (node) => {
      if (this.ts.isIdentifier(node) || this.ts.isPrivateIdentifier(node)) this.use(node);
      this.ts.forEachChild(node, visit);
    };
    visit(source);
  }

  use(node) {
    const kind = this.kindOf(node);
    const name = node.text.replace(/^#/, "");
    if (kind === null) this.refused.add(name);
    else if (kind !== "") this.own[name] ??= kind;
  }

  // The kind of the definition that is meant, '' for one more place that says no more, null for
  // what is not the tree's own, or may be used by others under its name.
  kindOf(node) {
    const { ts, checker } = this;
    const { parent } = node;
    if (ts.isShorthandPropertyAssignment(parent) || ts.isBindingElement(parent)) return null;
    const isKey = parent.name === node && ts.isObjectLiteralExpression(parent.parent);
    if (isKey) return null;
    if (ts.isJsxAttribute(parent) || ts.isParameter(parent)) return null;
    let symbol = checker.getSymbolAtLocation(node);
    if (symbol === undefined) return null;
    if (symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
    const declarations = symbol.declarations ?? [];
    if (declarations.length === 0) return null;
    let kind = "";
    for (const declaration of declarations) {
      const told = this.declared(declaration);
      if (told === null) return null;
      kind ||= told;
    }
    return kind;
  }

  declared(declaration) {
    const { ts } = this;
    const source = declaration.getSourceFile();
    if (this.project.workspace.relative(source.fileName) === null) return null;
    const kind = this.kinds.get(declaration.kind);
    if (kind === undefined) return null;
    if (kind !== "method") return kind;
    const owner = declaration.parent;
    return ts.isClassLike(owner) && this.isRootedHere(owner, 0) ? kind : null;
  }

  isRootedHere(owner, depth) {
    const { ts, checker } = this;
    for (const clause of owner.heritageClauses ?? [])
      for (const type of clause.types) {
        let symbol = checker.getSymbolAtLocation(type.expression);
        if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
        const found = (symbol?.declarations ?? []).filter(
          (one) => ts.isClassLike(one) || ts.isInterfaceDeclaration(one),
        );
        if (found.length === 0 || depth > 20) return false;
        for (const one of found) {
          if (this.project.workspace.relative(one.getSourceFile().fileName) === null) return false;
          if (!this.isRootedHere(one, depth + 1)) return false;
        }
      }
    return true;
  }
}

function tokensOf(ts, source) {
  const found = [];
  const visit = (node) => {
    const children = [];
    ts.forEachChild(node, (child) => void children.push(child));
    const isText = typeof node.text === "string" && !ts.isSourceFile(node);
    found.push([node.kind, isText ? node.text : children.length]);
    children.forEach(visit);
  };
  visit(source);
  return found;
}

function withoutComments(ts, source) {
  const { text } = source;
  const ranges = new Map();
  const add = (found) => {
    for (const range of found ?? []) ranges.set(range.pos, range.end);
  };
  const visit = (node) => {
    const children = node.getChildren(source).filter((child) => !ts.isJSDoc(child));
    if (children.length > 0) return children.forEach(visit);
    // Inside the text of an element, two slashes are two slashes.
    if (node.kind === ts.SyntaxKind.JsxText) return undefined;
    add(ts.getLeadingCommentRanges(text, node.pos));
    if (node.parent === undefined || !ts.isJsxElement(node.parent))
      add(ts.getTrailingCommentRanges(text, node.end));
    return undefined;
  };
  visit(source);
  let out = "";
  let at = 0;
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0])) {
    if (start < at) continue;
    const comment = text.slice(start, end);
    if (DIRECTIVE.test(comment)) continue;
    const feeds = comment.replace(/[^\n]/g, "");
    out += text.slice(at, start) + (feeds || " ");
    at = end;
  }
  return out + text.slice(at);
}

function main(input) {
  const { compiler, host, root, files, mode } = JSON.parse(input);
  const { Workspace, Project, TYPESCRIPT, JAVASCRIPT } = require(host);
  const workspace = new Workspace(require(compiler), root, files);
  const answer = { own: {}, refused: [], files: {} };
  for (const [language, pattern] of [
    ["typescript", TYPESCRIPT],
    ["javascript", JAVASCRIPT],
  ]) {
    const listed = files.filter((file) => pattern.test(file));
    if (listed.length === 0) continue;
    const project = new Project(workspace, language, listed);
    const names = new Names(project);
    for (const file of project.files) {
      const source = project.program.getSourceFile(file);
      const isRead =
        source !== undefined && project.program.getSyntacticDiagnostics(source).length === 0;
      if (!isRead) continue;
      const path = workspace.relative(file);
      answer.files[path] =
        mode === "tokens"
          ? tokensOf(project.ts, source)
          : mode === "stripped"
            ? withoutComments(project.ts, source)
            : true;
      if (mode === "names") names.read(source);
    }
    answer.own = { ...names.own, ...answer.own };
    answer.refused.push(...names.refused);
  }
  process.stdout.write(JSON.stringify(answer));
}

const chunks = [];
process.stdin.on("data", (chunk) => chunks.push(chunk));
process.stdin.on("end", () => main(Buffer.concat(chunks).toString("utf8")));
