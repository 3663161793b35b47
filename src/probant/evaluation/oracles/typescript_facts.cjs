"use strict";
// Reads {compiler, root, files} as JSON from stdin, prints what the TypeScript compiler says about
// the tree: {version, languages: {typescript, javascript}}. Next: typescript_host.cjs makes the
// program; typescript_imports.cjs, typescript_exports.cjs and typescript_calls.cjs read the rest.

const { lineOf, Workspace, Project, TYPESCRIPT, JAVASCRIPT } = require("./typescript_host.cjs");
const { Calls, unwrapped, keywordOf } = require("./typescript_calls.cjs");
const { Imports } = require("./typescript_imports.cjs");
const { exportsOf } = require("./typescript_exports.cjs");

const CAPITALS = /^_*[A-Z][A-Z0-9_]*$/;
const MODULE = "module",
  CLASS = "class",
  FUNCTION = "function",
  BLOCK = "block";

class FileReader {
  constructor(project, source, out) {
    this.ts = project.ts;
    this.project = project;
    this.source = source;
    this.path = project.workspace.relative(source.fileName);
    this.out = out;
    this.imports = new Imports(project, source, out.imports);
    this.calls = new Calls(project, (node) => this.place(node));
  }

  read() {
    this.ts.forEachChild(this.source, (node) => this.visit(node, { level: MODULE, names: [] }));
    for (const entry of exportsOf(this.ts, this.source))
      this.out.exports.push({ path: this.path, ...entry });
  }

  place(node) {
    const source = node.getSourceFile();
    return [
      this.project.workspace.relative(source.fileName),
      lineOf(source, node.getStart(source)),
    ];
  }

  line(node) {
    return lineOf(this.source, node.getStart(this.source));
  }

  define(kind, name, context, more = {}) {
    const text = more.text ?? name.text;
    const qualified = [...context.names, text].join(".");
    this.out.definitions.push({
      path: this.path,
      line: this.line(name),
      name: text,
      kind,
      qualified,
      declaration: more.declaration ?? false,
      optional: more.optional ?? false,
    });
  }

  // A name that is no plain identifier may be spelled in more than one way.
  defineMember(kind, node, context, more = {}) {
    const { ts } = this;
    const plain = ts.isIdentifier(node.name) || ts.isPrivateIdentifier(node.name);
    const text = ts.isComputedPropertyName(node.name)
      ? node.name.getText(this.source)
      : node.name.text;
    this.define(kind, node.name, context, { ...more, text, optional: more.optional || !plain });
    return { level: FUNCTION, names: [...context.names, text] };
  }

  // What stands at the head of a function that has a body, under the name it goes by.
  sign(node, name) {
    const { ts } = this;
    if (node.body === undefined || !(ts.isIdentifier(name) || ts.isPrivateIdentifier(name))) return;
    const has = (kind) => (node.modifiers ?? []).some((modifier) => modifier.kind === kind);
    const marks = [];
    if (has(ts.SyntaxKind.AsyncKeyword)) marks.push("async");
    if (has(ts.SyntaxKind.StaticKeyword)) marks.push("static");
    if (node.asteriskToken) marks.push("generator");
    const names = node.parameters.map((one) => one.name).filter((one) => one.text !== "this");
    this.out.signatures.push({
      path: this.path,
      line: this.line(name),
      name: name.text,
      end: lineOf(this.source, node.getEnd()),
      parameters: names.every((one) => ts.isIdentifier(one)) ? names.map((one) => one.text) : null,
      returns: node.type?.getText(this.source) ?? "",
      marks,
    });
  }

  visit(node, context) {
    const { ts } = this;
    if (ts.isFunctionDeclaration(node)) return this.functionDeclaration(node, context);
    if (ts.isClassLike(node)) return this.classLike(node, context, null);
    if (ts.isInterfaceDeclaration(node)) return this.interfaceLike(node, context);
    if (ts.isTypeAliasDeclaration(node)) return this.named("type_alias", node, context, FUNCTION);
    if (ts.isEnumDeclaration(node)) return this.named("enum", node, context, "enum");
    if (ts.isModuleDeclaration(node)) return this.namespace(node, context);
    if (ts.isImportEqualsDeclaration(node)) this.alias(node, context);
    if (ts.isVariableDeclaration(node)) return this.variable(node, context);
    if (ts.isEnumMember(node))
      return this.descend(node, this.defineMember("enum_member", node, context));
    if (ts.isPropertyDeclaration(node)) return this.field(node, context);
    if (ts.isConstructorDeclaration(node)) return this.constructorDeclaration(node, context);
    if (ts.isMethodDeclaration(node) || ts.isAccessor(node)) return this.method(node, context);
    if (ts.isMethodSignature(node) || ts.isPropertySignature(node))
      return this.signature(node, context);
    if (ts.isPropertyAssignment(node))
      return this.assignedFunction(node, node.name, node.initializer, context);
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken)
      return this.assignment(node, context);
    if (ts.isExportAssignment(node)) return this.exportAssignment(node, context);
    if (ts.isFunctionExpression(node) || ts.isArrowFunction(node))
      return this.functionExpression(node, context, null);
    this.imports.read(node);
    this.call(node);
    return this.descend(
      node,
      this.isBlock(node) && context.level === MODULE ? { ...context, level: BLOCK } : context,
    );
  }

  descend(node, context) {
    this.ts.forEachChild(node, (child) => this.visit(child, context));
  }

  isBlock(node) {
    const { ts } = this;
    return (
      ts.isBlock(node) ||
      ts.isCaseBlock(node) ||
      ts.isCatchClause(node) ||
      ts.isIterationStatement(node, false)
    );
  }

  functionDeclaration(node, context) {
    const declaration = node.body === undefined;
    if (node.name) this.sign(node, node.name);
    if (node.name) this.define("function", node.name, context, { declaration });
    else
      this.define("function", keywordOf(this.ts, node), context, {
        text: "default",
        optional: true,
        declaration,
      });
    this.descend(node, {
      level: FUNCTION,
      names: [...context.names, node.name?.text ?? "default"],
    });
  }

  // `bound` is the variable or property that holds the expression, and is its name.
  functionExpression(node, context, bound) {
    if (node.name) this.define("function", node.name, context, { optional: true });
    const own = bound ?? node.name?.text;
    this.descend(node, { level: FUNCTION, names: own ? [...context.names, own] : context.names });
  }

  classLike(node, context, bound) {
    const { ts } = this;
    const isDeclared = ts.isClassDeclaration(node);
    if (node.name) this.define("class", node.name, context, { optional: !isDeclared });
    else if (isDeclared)
      this.define("class", keywordOf(ts, node), context, { text: "default", optional: true });
    const own = bound ?? node.name?.text ?? (isDeclared ? "default" : "");
    this.heritage(node, own);
    this.descend(node, { level: CLASS, names: own ? [...context.names, own] : context.names });
  }

  interfaceLike(node, context) {
    this.heritage(node, node.name.text);
    this.named("interface", node, context, FUNCTION);
  }

  heritage(node, owner) {
    const { ts } = this;
    for (const clause of owner ? (node.heritageClauses ?? []) : []) {
      const relation = clause.token === ts.SyntaxKind.ExtendsKeyword ? "extends" : "implements";
      for (const type of clause.types) {
        const base = lastIdentifier(ts, type.expression);
        if (base !== null) this.out.bases.push({ path: this.path, owner, base, relation });
      }
    }
  }

  named(kind, node, context, level) {
    this.define(kind, node.name, context);
    this.descend(node, { level, names: [...context.names, node.name.text] });
  }

  namespace(node, context) {
    const { ts } = this;
    const isDotted = node.body !== undefined && ts.isModuleDeclaration(node.body);
    const isInner = ts.isModuleDeclaration(node.parent);
    const optional =
      isDotted || isInner || ts.isStringLiteral(node.name) || ts.isGlobalScopeAugmentation(node);
    this.define("module", node.name, context, { optional });
    if (isDotted && !isInner)
      this.define("module", node.name, context, { optional, text: dottedName(ts, node) });
    this.descend(node, { level: MODULE, names: [...context.names, node.name.text] });
  }

  variable(node, context) {
    const { ts } = this;
    if (ts.isCatchClause(node.parent)) return;
    const value = unwrapped(ts, node.initializer);
    if (ts.isIdentifier(node.name) && value !== undefined) {
      const inner = { level: context.level, names: context.names };
      if (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) {
        this.define("function", node.name, context);
        this.sign(value, node.name);
        this.functionExpression(value, inner, node.name.text);
        return;
      }
      if (ts.isClassExpression(value)) {
        this.define("class", node.name, context);
        this.classLike(value, inner, node.name.text);
        return;
      }
    }
    const isHoisted = (ts.getCombinedNodeFlags(node) & ts.NodeFlags.BlockScoped) === 0;
    const isTop = context.level === MODULE || (context.level === BLOCK && isHoisted);
    if (isTop || context.level === BLOCK) this.variableNames(node.name, context, !isTop);
    this.descend(node, context);
  }

  variableNames(name, context, optional) {
    const { ts } = this;
    if (ts.isIdentifier(name)) {
      this.define(variableKind(name.text), name, context, { optional });
      return;
    }
    for (const element of name.elements) {
      if (ts.isBindingElement(element)) this.variableNames(element.name, context, optional);
    }
  }

  field(node, context) {
    const { ts } = this;
    const value = unwrapped(ts, node.initializer);
    const isCode =
      value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value));
    const kind = isCode ? "method" : variableKind(node.name.text ?? "");
    const inner = this.defineMember(kind, node, context);
    this.descend(node, inner);
  }

  constructorDeclaration(node, context) {
    const keyword = keywordOf(this.ts, node);
    this.define("method", keyword, context, {
      text: "constructor",
      declaration: node.body === undefined,
    });
    for (const parameter of node.parameters) {
      const isField = this.ts.isParameterPropertyDeclaration(parameter, node);
      if (isField) this.variableNames(parameter.name, context, true);
    }
    this.descend(node, { level: FUNCTION, names: [...context.names, "constructor"] });
  }

  method(node, context) {
    const optional = this.ts.isObjectLiteralExpression(node.parent);
    if (!optional && this.ts.isMethodDeclaration(node)) this.sign(node, node.name);
    const inner = this.defineMember("method", node, context, {
      optional,
      declaration: node.body === undefined,
    });
    this.descend(node, inner);
  }

  signature(node, context) {
    const isMethod = this.ts.isMethodSignature(node);
    const inner = this.defineMember(isMethod ? "method" : "variable", node, context, {
      optional: true,
      declaration: true,
    });
    this.descend(node, inner);
  }

  assignedFunction(node, name, initializer, context) {
    const { ts } = this;
    const value = unwrapped(ts, initializer);
    const kind =
      value === undefined
        ? null
        : ts.isClassExpression(value)
          ? "class"
          : ts.isArrowFunction(value) || ts.isFunctionExpression(value)
            ? "function"
            : null;
    if (kind !== null) this.defineMember(kind, { name }, context, { optional: true });
    this.descend(node, context);
  }

  assignment(node, context) {
    const { ts } = this;
    const left = node.left;
    const name = ts.isPropertyAccessExpression(left)
      ? left.name
      : ts.isIdentifier(left)
        ? left
        : null;
    if (name === null) this.descend(node, context);
    else this.assignedFunction(node, name, node.right, context);
  }

  exportAssignment(node, context) {
    const { ts } = this;
    const value = unwrapped(ts, node.expression);
    const isCode =
      ts.isArrowFunction(value) || ts.isFunctionExpression(value) || ts.isClassExpression(value);
    if (isCode && !node.isExportEquals) {
      this.define(ts.isClassExpression(value) ? "class" : "function", value, context, {
        text: "default",
        optional: true,
      });
    }
    this.descend(node, context);
  }

  alias(node, context) {
    if (this.ts.isExternalModuleReference(node.moduleReference)) return;
    this.define("variable", node.name, context, { optional: true });
  }

  call(node) {
    const { ts } = this;
    if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return;
    const found = this.calls.read(node);
    if (found === null) return;
    const site = { path: this.path, line: this.line(found.at), callee: found.callee };
    if (found.foreign) this.out.foreign.push(site);
    else this.out.calls.push({ ...site, target: found.target, others: found.others });
  }
}

function variableKind(name) {
  return CAPITALS.test(name) ? "constant" : "variable";
}

function lastIdentifier(ts, expression) {
  const bare = ts.skipOuterExpressions(expression);
  if (ts.isIdentifier(bare)) return bare.text;
  if (ts.isPropertyAccessExpression(bare)) return bare.name.text;
  return ts.isCallExpression(bare) ? lastIdentifier(ts, bare.expression) : null;
}

function dottedName(ts, node) {
  const parts = [];
  for (let inner = node; inner && ts.isModuleDeclaration(inner); inner = inner.body)
    parts.push(inner.name.text);
  return parts.join(".");
}

const PARTS = ["definitions", "signatures", "imports", "bases", "exports", "calls", "foreign"];

function readLanguage(workspace, language, files) {
  const out = { files: [], dropped: [], ...Object.fromEntries(PARTS.map((part) => [part, []])) };
  if (files.length === 0) return out;
  const project = new Project(workspace, language, files);
  for (const file of project.files) {
    const path = workspace.relative(file);
    const read = readFile(project, file);
    if (typeof read === "string") {
      out.dropped.push([path, read]);
      continue;
    }
    out.files.push(path);
    for (const part of PARTS) for (const entry of read[part]) out[part].push(entry);
  }
  return out;
}

// The facts of one file, or the reason why there are none.
function readFile(project, file) {
  const source = project.program.getSourceFile(file);
  if (source === undefined) return "nested too deeply for the compiler";
  const [error] = project.program.getSyntacticDiagnostics(source);
  if (error !== undefined) {
    const text = project.ts.flattenDiagnosticMessageText(error.messageText, " ");
    return `line ${lineOf(source, error.start ?? 0)}: ${text}`;
  }
  const found = Object.fromEntries(PARTS.map((part) => [part, []]));
  new FileReader(project, source, found).read();
  return found;
}

function main(input) {
  const { compiler, root, files } = JSON.parse(input);
  const ts = require(compiler);
  const workspace = new Workspace(ts, root, files);
  const languages = {
    typescript: readLanguage(
      workspace,
      "typescript",
      files.filter((file) => TYPESCRIPT.test(file)),
    ),
    javascript: readLanguage(
      workspace,
      "javascript",
      files.filter((file) => JAVASCRIPT.test(file)),
    ),
  };
  process.stdout.write(JSON.stringify({ version: ts.version, languages }));
}

const chunks = [];
process.stdin.on("data", (chunk) => chunks.push(chunk));
process.stdin.on("end", () => main(Buffer.concat(chunks).toString("utf8")));
