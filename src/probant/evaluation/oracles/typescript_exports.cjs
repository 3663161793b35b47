"use strict";
// The names one file exports, as written: ES modules, and CommonJS in JavaScript files.

// → [{name, optional}], in order, each name once
function exportsOf(ts, source) {
  const found = new Map();
  const add = (name, optional = false) => found.set(name, optional && (found.get(name) ?? true));
  for (const statement of source.statements) readStatement(ts, statement, add);
  const isJavaScript = source.flags & ts.NodeFlags.JavaScriptFile;
  const isEsModule = source.statements.some((node) => ts.isExternalModuleIndicator(node));
  if (isJavaScript && !isEsModule) readCommonJs(ts, source, false, add);
  return [...found].map(([name, optional]) => ({ name, optional }));
}

function readStatement(ts, node, add) {
  if (ts.isExportDeclaration(node)) return readExportDeclaration(ts, node, add);
  if (ts.isExportAssignment(node))
    return add(node.isExportEquals ? "=" : "default", Boolean(node.isExportEquals));
  const flags = ts.canHaveModifiers(node) ? ts.getCombinedModifierFlags(node) : 0;
  if (ts.isVariableStatement(node)) {
    const isExported = (node.modifiers ?? []).some(
      (modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword,
    );
    for (const declared of isExported ? node.declarationList.declarations : [])
      readBinding(ts, declared.name, add);
    return;
  }
  if (!(flags & ts.ModifierFlags.Export)) return;
  if (flags & ts.ModifierFlags.Default) {
    add("default");
    if (node.name) add(node.name.text, true);
  } else if (node.name) add(node.name.text);
}

function readExportDeclaration(ts, node, add) {
  const clause = node.exportClause;
  if (clause === undefined) add("*");
  else if (ts.isNamespaceExport(clause)) add(clause.name.text);
  else for (const element of clause.elements) add(element.name.text);
}

function readBinding(ts, name, add) {
  if (ts.isIdentifier(name)) return add(name.text);
  for (const element of name.elements) {
    if (ts.isBindingElement(element)) readBinding(ts, element.name, add);
  }
}

// Inside a function `exports` may be anybody's parameter, so such names are optional.
function readCommonJs(ts, node, inFunction, add) {
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
    readAssignment(ts, node, inFunction, add);
  } else if (ts.isCallExpression(node)) {
    const [target, name] = node.arguments;
    const isDefining =
      /^Object\.defineProperty$/.test(node.expression.getText()) && node.arguments.length === 3;
    if (isDefining && isExports(ts, target) && ts.isStringLiteral(name)) add(name.text, true);
  }
  const inner = inFunction || ts.isFunctionLike(node);
  ts.forEachChild(node, (child) => readCommonJs(ts, child, inner, add));
}

function readAssignment(ts, node, inFunction, add) {
  const { left, right } = node;
  if (isWholeExport(ts, left)) return readWhole(ts, right, inFunction, add);
  if (ts.isPropertyAccessExpression(left) && isExports(ts, left.expression))
    add(left.name.text, inFunction);
  else if (ts.isElementAccessExpression(left) && isExports(ts, left.expression)) {
    if (ts.isStringLiteral(left.argumentExpression)) add(left.argumentExpression.text, inFunction);
  }
}

function readWhole(ts, value, inFunction, add) {
  if (!ts.isObjectLiteralExpression(value)) {
    // The module is the value itself; what to call that is a matter of taste.
    const names = [
      "default",
      "=",
      "module.exports",
      value.name?.text,
      ts.isIdentifier(value) ? value.text : undefined,
    ];
    for (const name of names) if (name !== undefined) add(name, true);
    return;
  }
  for (const property of value.properties) {
    const name = property.name;
    if (name && (ts.isIdentifier(name) || ts.isStringLiteral(name))) add(name.text, inFunction);
  }
}

function isWholeExport(ts, node) {
  return (
    ts.isPropertyAccessExpression(node) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === "module" &&
    node.name.text === "exports"
  );
}

function isExports(ts, node) {
  return isWholeExport(ts, node) || (ts.isIdentifier(node) && node.text === "exports");
}

module.exports = { exportsOf };
