"use strict";
// The modules one file names: ES imports and re-exports, `require`, `import()`, and where they lead.

const { lineOf } = require("./typescript_host.cjs");

class Imports {
  constructor(project, source, out) {
    this.ts = project.ts;
    this.project = project;
    this.source = source;
    this.out = out;
  }

  read(node) {
    const { ts } = this;
    if (ts.isImportDeclaration(node))
      this.imported(node, node, node.moduleSpecifier, importNames(ts, node.importClause));
    else if (ts.isExportDeclaration(node) && node.moduleSpecifier)
      this.imported(node, node, node.moduleSpecifier, reexportedNames(ts, node));
    else if (ts.isImportEqualsDeclaration(node)) this.importEquals(node);
    else if (ts.isImportTypeNode(node)) {
      const literal = ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined;
      if (literal && ts.isStringLiteral(literal)) this.imported(node, node, literal, [], true);
    } else if (ts.isCallExpression(node)) this.importCall(node);
  }

  importEquals(node) {
    const { ts } = this;
    if (!ts.isExternalModuleReference(node.moduleReference)) return;
    const literal = node.moduleReference.expression;
    if (ts.isStringLiteral(literal)) this.imported(node, node, literal, []);
  }

  importCall(node) {
    const { ts } = this;
    const isDynamic = node.expression.kind === ts.SyntaxKind.ImportKeyword;
    const isRequire = ts.isIdentifier(node.expression) && node.expression.text === "require";
    const literal = node.arguments[0];
    if ((!isDynamic && !isRequire) || literal === undefined || !ts.isStringLiteralLike(literal))
      return;
    const statement = ts.findAncestor(node, ts.isStatement) ?? node;
    const optional =
      !ts.isStringLiteral(literal) || (isRequire && this.isShadowed(node.expression));
    this.imported(node, statement, literal, [], optional);
  }

  isShadowed(identifier) {
    const symbol = this.project.checker.getSymbolAtLocation(identifier);
    const own = symbol?.declarations ?? [];
    return own.some((node) => node.getSourceFile() === this.source);
  }

  imported(node, statement, literal, names, optional = false) {
    const mode = this.ts.getModeForUsageLocation(this.source, literal, this.project.options);
    this.out.push({
      path: this.project.workspace.relative(this.source.fileName),
      line: this.line(node),
      module: literal.text,
      names,
      optional,
      first: this.line(statement),
      last: lineOf(this.source, node.getEnd()),
      resolved: this.project.resolve(literal.text, this.source.fileName, mode),
    });
  }

  line(node) {
    return lineOf(this.source, node.getStart(this.source));
  }
}

function importNames(ts, clause) {
  if (clause === undefined) return [];
  const names = clause.name ? ["default"] : [];
  const bound = clause.namedBindings;
  if (bound === undefined) return names;
  if (ts.isNamespaceImport(bound)) return [...names, "*"];
  return [
    ...names,
    ...bound.elements.map((element) => (element.propertyName ?? element.name).text),
  ];
}

function reexportedNames(ts, node) {
  if (node.exportClause === undefined || ts.isNamespaceExport(node.exportClause)) return ["*"];
  return node.exportClause.elements.map((element) => (element.propertyName ?? element.name).text);
}

module.exports = { Imports };
