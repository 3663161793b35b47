"use strict";
// Types as the TypeScript compiler sees them: one request a line on stdin, one reply a line on stdout.
// Reads only files below the given root and the compiler's own library; configuration is read as
// data, a few options of it; no plugin, no emit, nothing of the tree is run.

const fs = require("node:fs");
const path = require("node:path");
const readline = require("node:readline");

const [, , packageDir, root] = process.argv;
const ts = require(path.join(packageDir, "lib", "typescript.js"));
const library = path.dirname(ts.getDefaultLibFilePath({}));

const OPTIONS = [
  "strict", "strictNullChecks", "noImplicitAny", "strictFunctionTypes", "strictPropertyInitialization",
  "noUncheckedIndexedAccess", "exactOptionalPropertyTypes", "useUnknownInCatchVariables", "target",
  "lib", "module", "moduleResolution", "jsx", "baseUrl", "paths", "esModuleInterop",
  "allowSyntheticDefaultImports", "experimentalDecorators", "allowImportingTsExtensions",
  "resolveJsonModule", "verbatimModuleSyntax",
];
const FORCED = {
  allowJs: true, checkJs: false, noEmit: true, types: [], typeRoots: [], plugins: [],
  skipLibCheck: true, composite: false, incremental: false, declaration: false,
};
const MAX_EXTENDS = 8;
const MAX_AMBIENT = 200;
const FLAGS = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

const isInside = (file, folder) => file === folder || file.startsWith(folder + "/");
const isAllowed = (file) => {
  const full = path.resolve(file);
  return isInside(full, root) || isInside(full, library);
};
const readFile = (file) => (isAllowed(file) ? ts.sys.readFile(file) : undefined);
const fileExists = (file) => isAllowed(file) && ts.sys.fileExists(file);
const ambient = ts.sys
  .readDirectory(root, [".d.ts", ".d.mts", ".d.cts"], ["**/node_modules"], undefined)
  .slice(0, MAX_AMBIENT);

function configFor(file) {
  for (let folder = path.dirname(file); isInside(folder, root); folder = path.dirname(folder)) {
    for (const name of ["tsconfig.json", "jsconfig.json"]) {
      const found = path.join(folder, name);
      if (fileExists(found)) return found;
    }
  }
  return undefined;
}

// What a configuration says itself, over what the one it extends says.
function optionsOf(config, depth) {
  const text = readFile(config);
  if (text === undefined || depth > MAX_EXTENDS) return {};
  const json = ts.parseConfigFileTextToJson(config, text).config;
  if (json === null || typeof json !== "object") return {};
  let merged = {};
  for (const base of [json.extends].flat()) {
    if (typeof base !== "string" || !base.startsWith(".")) continue;
    const plain = path.resolve(path.dirname(config), base);
    const found = [plain, plain + ".json", path.join(plain, "tsconfig.json")].find(fileExists);
    if (found !== undefined) merged = { ...merged, ...optionsOf(found, depth + 1) };
  }
  const own = {};
  const said = json.compilerOptions;
  if (said !== null && typeof said === "object") {
    for (const name of OPTIONS) if (Object.hasOwn(said, name)) own[name] = said[name];
  }
  return { ...merged, ...ts.convertCompilerOptionsFromJson(own, path.dirname(config), config).options };
}

const STANDARD = {
  strict: true, target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler, jsx: ts.JsxEmit.Preserve, esModuleInterop: true,
};

function programFor(file, before) {
  const config = configFor(file);
  const options = { ...STANDARD, ...(config === undefined ? {} : optionsOf(config, 0)), ...FORCED };
  const host = ts.createCompilerHost(options);
  host.readFile = readFile;
  host.fileExists = fileExists;
  host.directoryExists = (folder) => isAllowed(folder) && ts.sys.directoryExists(folder);
  host.getDirectories = (folder) => (isAllowed(folder) ? ts.sys.getDirectories(folder) : []);
  host.realpath = (one) => one;
  host.getCurrentDirectory = () => root;
  host.writeFile = () => {};
  return ts.createProgram([file, ...ambient.filter((one) => one !== file)], options, host, before);
}

// The identifier itself, found from the outside in.
function nameAt(source, position, name) {
  let node = source;
  for (;;) {
    const inner = [];
    ts.forEachChild(node, (child) => {
      if (child.getFullStart() <= position && position < child.end) inner.push(child);
    });
    const next = inner.find((child) => child.getStart(source) <= position) ?? inner[0];
    if (next === undefined) break;
    node = next;
  }
  const isName = ts.isIdentifier(node) || ts.isPrivateIdentifier(node);
  return isName && node.text === name ? node : undefined;
}

function resultOf(checker, type) {
  const signatures = type.getCallSignatures();
  return signatures.length === 1 ? checker.getReturnTypeOfSignature(signatures[0]) : undefined;
}

function isWanted(node, part) {
  const above = node.parent;
  if (part === "returned") return above.name === node;
  return above.name === node || ts.isBindingElement(above) || ts.isVariableDeclaration(above);
}

let known;
let knownFile;
function answer(request) {
  const file = path.resolve(root, request.path);
  if (!fileExists(file)) return { none: "the file is not there" };
  if (file !== knownFile) known = programFor(file, known);
  knownFile = file;
  const source = known.getSourceFile(file);
  if (source === undefined) return { none: "the compiler does not read such a file" };
  if (known.getSyntacticDiagnostics(source).length > 0) return { none: "it does not parse" };
  const line = source.text.split("\n")[request.line - 1];
  if (line === undefined) return { none: "there is no such line" };
  const start = source.getPositionOfLineAndCharacter(request.line - 1, 0);
  const checker = known.getTypeChecker();
  for (const column of request.columns) {
    const node = nameAt(source, start + column, request.name);
    if (node === undefined || !isWanted(node, request.part)) continue;
    let type = checker.getTypeAtLocation(node);
    const isGetter = ts.isGetAccessorDeclaration(node.parent);
    if (request.part === "returned" && !isGetter) type = resultOf(checker, type);
    if (type === undefined) return { none: "it has no one signature" };
    return { text: checker.typeToString(type, node, FLAGS) };
  }
  return { none: "no declaration of that name stands there" };
}

function warm() {
  const file = path.join(root, "probant-warm-up.ts");
  const text = "const probant_value = [1].map(String);\n";
  const options = { ...STANDARD, ...FORCED };
  const host = ts.createCompilerHost(options);
  const get = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, options.target) : get(name, ...rest);
  host.fileExists = (name) => name === file || fileExists(name);
  const program = ts.createProgram([file], options, host);
  const node = nameAt(program.getSourceFile(file), 6, "probant_value");
  const checker = program.getTypeChecker();
  return { text: checker.typeToString(checker.getTypeAtLocation(node)), version: ts.version };
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  let reply;
  try {
    const request = JSON.parse(line);
    reply = request.warm ? warm() : answer(request);
  } catch (error) {
    reply = { failed: String(error && error.message).slice(0, 200) };
  }
  fs.writeSync(1, JSON.stringify(reply) + "\n");
});
