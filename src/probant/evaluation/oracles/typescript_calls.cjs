"use strict";
// Where a call leads, by the compiler's checker: a definition of the tree, something that is
// certainly none, or nothing that can be said.

class Calls {
  constructor(project, place) {
    this.ts = project.ts;
    this.checker = project.checker;
    this.project = project;
    this.place = place;
  }

  // {callee, at, target, others} or {callee, at, foreign: true} or null
  read(node) {
    const name = this.calleeName(node.expression);
    if (name === null) return null;
    const callee = name.kind === this.ts.SyntaxKind.SuperKeyword ? "super" : name.text;
    const found = this.meaning(name);
    if (found === null) return null;
    return { callee, at: node.expression, ...found };
  }

  calleeName(expression) {
    const { ts } = this;
    const bare = ts.skipOuterExpressions(expression);
    if (ts.isIdentifier(bare) || bare.kind === ts.SyntaxKind.SuperKeyword) return bare;
    return ts.isPropertyAccessExpression(bare) ? bare.name : null;
  }

  meaning(name) {
    const { ts, checker } = this;
    let symbol = checker.getSymbolAtLocation(name);
    if (symbol === undefined) return null;
    if (symbol.flags & ts.SymbolFlags.Alias) {
      symbol = checker.getAliasedSymbol(symbol);
      // Imported from a module that is not in the tree.
      if (!symbol.declarations?.length) return { foreign: true };
    }
    const shorthand = symbol.valueDeclaration;
    if (shorthand !== undefined && ts.isShorthandPropertyAssignment(shorthand)) {
      symbol = checker.getShorthandAssignmentValueSymbol(shorthand);
      if (symbol !== undefined && symbol.flags & ts.SymbolFlags.Alias)
        symbol = checker.getAliasedSymbol(symbol);
    }
    const declarations = symbol?.declarations ?? [];
    if (declarations.length === 0) return null;
    const inside = declarations.filter(
      (node) => this.project.workspace.relative(node.getSourceFile().fileName) !== null,
    );
    if (inside.length === 0) return { foreign: true };
    if (
      inside.every(
        (node) =>
          ts.isParameter(node) &&
          !node.initializer &&
          !ts.isParameterPropertyDeclaration(node, node.parent),
      )
    )
      return { foreign: true };
    return this.target(name, inside);
  }

  target(name, declarations) {
    const from = name.getSourceFile();
    const ranked = declarations
      .map((node) => ({ node, name: this.definedName(node) }))
      .filter((entry) => entry.name !== null)
      .sort((a, b) => this.rank(a.node, from) - this.rank(b.node, from));
    if (ranked.length === 0) return null;
    const near = ranked.filter((entry) => entry.node.getSourceFile() === from);
    // Scripts share one global scope to the compiler; a name of the same file is the one meant.
    const chosen = near.length > 0 && !this.isMergedModule(ranked) ? near : ranked;
    const places = [
      ...chosen.map((entry) => this.place(entry.name)),
      ...chosen.flatMap((entry) => this.constructors(entry.node)),
    ];
    return { target: places[0], others: places.slice(1) };
  }

  isMergedModule(ranked) {
    return ranked.every((entry) => this.ts.isExternalModule(entry.node.getSourceFile()));
  }

  rank(node, from) {
    const { ts } = this;
    const isBodiless = ts.isFunctionLike(node) && node.body === undefined;
    const isTypeOnly = ts.isInterfaceDeclaration(node) || ts.isModuleDeclaration(node);
    return (isTypeOnly ? 4 : 0) + (isBodiless ? 2 : 0) + (node.getSourceFile() === from ? 0 : 1);
  }

  constructors(node) {
    const { ts } = this;
    const members = ts.isClassLike(node) ? node.members.filter(ts.isConstructorDeclaration) : [];
    return members.map((member) => this.place(keywordOf(ts, member)));
  }

  // The name of a declaration that is a definition; null for locals and values held in fields.
  definedName(node) {
    const { ts } = this;
    if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node))
      return node.name ?? keywordOf(ts, node);
    if (ts.isMethodDeclaration(node) || ts.isMethodSignature(node) || ts.isAccessor(node))
      return node.name;
    if (ts.isPropertyDeclaration(node)) return node.name;
    if (ts.isConstructorDeclaration(node)) return keywordOf(ts, node);
    if (ts.isVariableDeclaration(node) || ts.isBindingElement(node))
      return this.isDefinition(node) ? node.name : null;
    if (ts.isPropertyAssignment(node)) return holdsCode(ts, node.initializer) ? node.name : null;
    if (ts.isFunctionExpression(node) || ts.isClassExpression(node) || ts.isArrowFunction(node))
      return boundName(ts, node) ?? node.name ?? null;
    if (ts.isPropertyAccessExpression(node) && ts.isBinaryExpression(node.parent)) {
      return holdsCode(ts, node.parent.right) ? node.name : null;
    }
    if (ts.isBinaryExpression(node) && ts.isPropertyAccessExpression(node.left)) {
      return holdsCode(ts, node.right) ? node.left.name : null;
    }
    return null;
  }

  isDefinition(node) {
    const { ts } = this;
    if (!ts.isIdentifier(node.name)) return false;
    if (ts.isVariableDeclaration(node) && holdsCode(ts, node.initializer)) return true;
    let statement = node;
    while (statement && !ts.isVariableStatement(statement)) {
      if (ts.isFunctionLike(statement)) return false;
      statement = statement.parent;
    }
    return (
      statement !== undefined &&
      (ts.isSourceFile(statement.parent) || ts.isModuleBlock(statement.parent))
    );
  }
}

function unwrapped(ts, expression) {
  return expression === undefined ? undefined : ts.skipOuterExpressions(expression);
}

function holdsCode(ts, expression) {
  const bare = unwrapped(ts, expression);
  return (
    bare !== undefined &&
    (ts.isArrowFunction(bare) || ts.isFunctionExpression(bare) || ts.isClassExpression(bare))
  );
}

function boundName(ts, node) {
  let outer = node.parent;
  while (outer && ts.isOuterExpression(outer)) outer = outer.parent;
  if (outer && ts.isVariableDeclaration(outer) && ts.isIdentifier(outer.name)) return outer.name;
  return null;
}

// The keyword that stands for a name: `constructor`, or what follows `export default`.
function keywordOf(ts, node) {
  const kinds = [
    ts.SyntaxKind.ConstructorKeyword,
    ts.SyntaxKind.FunctionKeyword,
    ts.SyntaxKind.ClassKeyword,
  ];
  return node.getChildren().find((child) => kinds.includes(child.kind)) ?? node;
}

module.exports = { Calls, unwrapped, holdsCode, keywordOf };
