"use strict";
// A compiler program over exactly the listed files of one tree. Nothing outside the list and the
// compiler's own library is ever read, and nothing of the tree is run.

const path = require("node:path");

const TYPESCRIPT = /\.(?:ts|tsx|mts|cts)$/;
const JAVASCRIPT = /\.(?:js|jsx|mjs|cjs)$/;
const MAX_DEPTH = 800;
const CONFIG = /(?:^|\/)(?:ts|js)config\.json$/;
const RESOLUTION_OPTIONS = [
  "baseUrl",
  "paths",
  "pathsBasePath",
  "rootDirs",
  "customConditions",
  "moduleSuffixes",
];

class Workspace {
  constructor(ts, root, files) {
    this.ts = ts;
    this.root = root;
    this.library = path.dirname(ts.getDefaultLibFilePath({}));
    this.known = new Set(files.map((file) => `${root}/${file}`));
    this.folders = new Set();
    for (const file of this.known) {
      for (let dir = path.dirname(file); !this.folders.has(dir); dir = path.dirname(dir)) {
        this.folders.add(dir);
        if (dir === root || dir === "/") break;
      }
    }
    this.packages = this.readPackages(files);
    this.configs = this.readConfigs(files);
  }

  relative(file) {
    const real = this.real(file);
    return this.known.has(real) ? real.slice(this.root.length + 1) : null;
  }

  // A package of the tree is found under its name, as if the workspace had been installed.
  real(file) {
    const prefix = `${this.root}/node_modules/`;
    if (!file.startsWith(prefix)) return file;
    const parts = file.slice(prefix.length).split("/");
    const name = parts.splice(0, parts[0].startsWith("@") ? 2 : 1).join("/");
    const folder = this.packages.get(name);
    return folder === undefined ? file : [folder, ...parts].join("/");
  }

  readText(file) {
    const real = this.real(file);
    const allowed = this.known.has(real) || real.startsWith(`${this.library}/`);
    return allowed ? this.ts.sys.readFile(real) : undefined;
  }

  readPackages(files) {
    const packages = new Map();
    for (const file of files.filter((name) => /(?:^|\/)package\.json$/.test(name))) {
      const parsed = this.ts.parseConfigFileTextToJson(
        file,
        this.readText(`${this.root}/${file}`) ?? "",
      );
      const name = parsed.config?.name;
      const folder = path.dirname(`${this.root}/${file}`);
      if (typeof name === "string" && !packages.has(name)) packages.set(name, folder);
    }
    return packages;
  }

  // Folder → what its tsconfig.json says about finding modules.
  readConfigs(files) {
    const ts = this.ts;
    const host = {
      useCaseSensitiveFileNames: true,
      readDirectory: () => [],
      fileExists: (file) => this.known.has(file),
      readFile: (file) => this.readText(file),
    };
    const configs = new Map();
    for (const file of files
      .filter((name) => CONFIG.test(name))
      .sort()
      .reverse()) {
      const full = `${this.root}/${file}`;
      const { config } = ts.readConfigFile(full, host.readFile);
      if (config === undefined || config === null) continue;
      const folder = path.dirname(full);
      const { options } = ts.parseJsonConfigFileContent(config, host, folder, undefined, full);
      const kept = RESOLUTION_OPTIONS.filter((name) => options[name] !== undefined);
      configs.set(folder, Object.fromEntries(kept.map((name) => [name, options[name]])));
    }
    return configs;
  }

  configFor(file) {
    for (let dir = path.dirname(file); dir.length >= this.root.length; dir = path.dirname(dir)) {
      const config = this.configs.get(dir);
      if (config !== undefined) return config;
      if (dir === "/") break;
    }
    return {};
  }
}

class Project {
  // `language` decides what a file beside its twin means: to JavaScript, a.js is a.js even where
  // a.d.ts or a.ts stands next to it.
  constructor(workspace, language, files) {
    this.workspace = workspace;
    this.ts = workspace.ts;
    this.language = language;
    this.files = files.map((file) => `${workspace.root}/${file}`);
    this.options = this.baseOptions();
    this.host = this.makeHost();
    this.program = this.ts.createProgram({
      rootNames: this.files,
      options: this.options,
      host: this.host,
    });
    this.checker = this.program.getTypeChecker();
  }

  baseOptions() {
    const ts = this.ts;
    return {
      allowJs: true,
      checkJs: false,
      noEmit: true,
      skipLibCheck: true,
      types: [],
      strict: true,
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.Preserve,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.Preserve,
      resolveJsonModule: true,
      allowImportingTsExtensions: true,
      experimentalDecorators: true,
      maxNodeModuleJsDepth: 0,
    };
  }

  isHidden(real) {
    if (this.language !== "javascript") return false;
    const twin = real.match(/^(.*?)(?:\.d)?\.([mc]?)tsx?$/);
    if (twin === null) return false;
    const known = this.workspace.known;
    return known.has(`${twin[1]}.${twin[2]}js`) || known.has(`${twin[1]}.jsx`);
  }

  makeHost() {
    const { workspace, ts } = this;
    const isThere = (file) => {
      const real = workspace.real(file);
      if (real.startsWith(`${workspace.library}/`)) return ts.sys.fileExists(real);
      return workspace.known.has(real) && !this.isHidden(real);
    };
    const host = {
      fileExists: isThere,
      readFile: (file) => workspace.readText(file),
      directoryExists: (dir) => {
        const real = workspace.real(dir);
        if (real === `${workspace.root}/node_modules`) return workspace.packages.size > 0;
        if (/\/node_modules\/@[^/]+$/.test(real)) return true;
        return workspace.folders.has(real) || real.startsWith(workspace.library);
      },
      realpath: (file) => workspace.real(file),
      getDirectories: () => [],
      getCurrentDirectory: () => workspace.root,
      getCanonicalFileName: (file) => file,
      useCaseSensitiveFileNames: () => true,
      getNewLine: () => "\n",
      writeFile: () => undefined,
      getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
      getSourceFile: (file, target) => {
        const text = workspace.readText(file);
        return text === undefined ? undefined : this.parsed(file, text, target);
      },
      resolveModuleNameLiterals: (literals, from, _redirect, options, source) =>
        literals.map((literal) =>
          this.lookUp(literal.text, from, ts.getModeForUsageLocation(source, literal, options)),
        ),
    };
    return host;
  }

  // The compiler walks its trees by recursion: one absurd file would end the whole reading.
  parsed(file, text, target) {
    try {
      const source = this.ts.createSourceFile(file, text, target, true);
      return isDeeperThan(this.ts, source, MAX_DEPTH) ? undefined : source;
    } catch (failure) {
      if (failure instanceof RangeError) return undefined;
      throw failure;
    }
  }

  lookUp(module, from, mode) {
    const options = { ...this.options, ...this.workspace.configFor(from) };
    return this.ts.resolveModuleName(module, from, options, this.host, undefined, undefined, mode);
  }

  // The file of the tree that `module` means in `from`, or null.
  resolve(module, from, mode) {
    const found = this.lookUp(module, from, mode).resolvedModule;
    if (found !== undefined) return this.workspace.relative(found.resolvedFileName);
    if (!/^\.{1,2}(?:\/|$)/.test(module)) return null;
    // A style sheet or picture: no module to the compiler, but the very file that is named.
    return this.workspace.relative(path.posix.join(path.dirname(from), module));
  }
}

function isDeeperThan(ts, root, limit) {
  let level = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limit) return true;
    const next = [];
    for (const node of level) ts.forEachChild(node, (child) => void next.push(child));
    level = next;
  }
  return false;
}

// Lines are counted by line feeds alone, as everybody but the compiler does.
const lineStarts = new WeakMap();
function lineOf(source, position) {
  let starts = lineStarts.get(source);
  if (starts === undefined) {
    starts = [0];
    for (let at = source.text.indexOf("\n"); at >= 0; at = source.text.indexOf("\n", at + 1))
      starts.push(at + 1);
    lineStarts.set(source, starts);
  }
  let low = 0,
    high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle] <= position) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}

module.exports = { lineOf, Workspace, Project, TYPESCRIPT, JAVASCRIPT };
