// Make one call in the sandbox and write down what became of it. A program of its own.
//
// Reads the request from the file it is given, and removes it before anything of the target is
// loaded; writes the result to the file the request names. Values are told by shape.

import { closeSync, openSync, readFileSync, unlinkSync, writeSync } from "node:fs";
import { pathToFileURL } from "node:url";

const MAX_TEXT = 2_100;
const MAX_CHARS = 5_000;
const MAX_ITEMS = 2_001;
const MAX_DEPTH = 50;
const NETWORK = ["ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ENETUNREACH", "EHOSTUNREACH",
  "ETIMEDOUT", "ECONNRESET", "EADDRNOTAVAIL", "UND_ERR_CONNECT_TIMEOUT"];
const RIGHTS = ["EACCES", "EPERM", "EROFS", "ENOSPC", "EMFILE", "ENFILE"];
const MISSING = ["ERR_MODULE_NOT_FOUND", "MODULE_NOT_FOUND"];
let room = 10_000;

// The target may replace any of these.
const { stringify } = JSON;
const { getPrototypeOf, entries, hasOwn } = Object;
const { isArray } = Array;
const { isSafeInteger } = Number;
const { apply, construct } = Reflect;
const sourceOf = Function.prototype.toString;
const { Map: Maps, Set: Sets, Uint8Array: Bytes, Error: Errors, String: Text } = globalThis;
const plain = Object.prototype;
const leave = process.reallyExit.bind(process);

const request = JSON.parse(readFileSync(process.argv[2], "utf8"));
unlinkSync(process.argv[2]);
process.argv.length = 1;
const { result: target, nonce } = request;
const told = await outcome();
told.nonce = nonce;
const file = openSync(target, "wx");
writeSync(file, stringify(told));
closeSync(file);
leave(0);

async function outcome() {
  let module;
  try {
    module = await import(pathToFileURL(request.file).href);
  } catch (error) {
    const missing = MISSING.includes(error?.code) ? missingName(error) : "";
    return { end: "not_imported", missing, text: shown(error) };
  }
  const names = request.attribute.split(".");
  const found = member(module, names) ?? member(module.default, names) ?? whole(module, names);
  if (found === undefined) return { end: "not_found", text: request.attribute };
  const [holder, called] = found;
  if (typeof called !== "function") return { end: "not_callable", text: request.attribute };
  if (!request.is_new && /^class\b/.test(apply(sourceOf, called, []))) {
    return { end: "needs_instance", text: request.attribute };
  }
  let result;
  try {
    const values = request.arguments.map(value);
    result = await (request.is_new ? construct(called, values) : apply(called, holder, values));
  } catch (error) {
    return {
      end: "raised",
      kinds: kinds(error),
      surroundings: surroundings(error),
      missing: MISSING.includes(error?.code) ? missingName(error) : "",
      text: shown(error),
    };
  }
  let shaped;
  try {
    shaped = shape(result, 0);
  } catch {
    shaped = ["other"]; // its own code, such as a getter, stands in the way
  }
  return { end: "returned", value: shaped, text: shown(result) };
}

function member(module, names) {
  let holder;
  let found = module;
  for (const name of names) {
    if (found === null || (typeof found !== "object" && typeof found !== "function")) return undefined;
    if (!(name in found)) return undefined;
    holder = found;
    found = found[name];
  }
  return [holder, found];
}

// What is given away under another name, or as the module itself, is known by its own.
function whole(module, names) {
  if (names.length !== 1) return undefined;
  const found = new Sets();
  for (const [, one] of entries(module)) {
    if (typeof one === "function" && one.name === names[0]) found.add(one);
  }
  return found.size === 1 ? [undefined, [...found][0]] : undefined;
}

function kinds(error) {
  const names = [];
  let kind = error;
  while (kind !== null && kind !== undefined && kind !== plain && names.length < 20) {
    const name = hasOwn(kind, "name") ? Text(kind.name) : kind.constructor?.name;
    if (name && !names.includes(name)) names.push(name);
    kind = getPrototypeOf(Object(kind));
  }
  if (error?.constructor?.name && !names.includes(error.constructor.name)) {
    names.push(error.constructor.name);
  }
  if (error?.code) names.push(Text(error.code));
  return names;
}

function surroundings(error) {
  for (let n = 0; n < 10 && error !== null && error !== undefined; n += 1) {
    const { code } = error;
    if (NETWORK.includes(code)) return "network";
    if (RIGHTS.includes(code)) return "rights";
    if (MISSING.includes(code)) return "import";
    if (code === "ENOENT") return /^\/(?!repo|tmp)/.test(error.path ?? "/") ? "file" : "near file";
    error = error.cause;
  }
  return "";
}

function missingName(error) {
  return /(?:package|module) '([^']+)'/.exec(Text(error?.message))?.[1] ?? "a module";
}

function shape(found, depth) {
  room -= 1;
  if (room < 0 || depth > MAX_DEPTH) return ["other"];
  if (found === undefined) return ["undefined"];
  if (found === null || typeof found === "boolean") return ["plain", found];
  if (typeof found === "string") return ["plain", found.slice(0, MAX_CHARS)];
  if (typeof found === "bigint") return ["int", Text(found)];
  if (typeof found === "number") {
    return isSafeInteger(found) ? ["int", Text(found)] : ["number", Text(found)];
  }
  if (typeof found !== "object") return ["other"];
  const within = (one) => shape(one, depth + 1);
  if (isArray(found)) return ["list", [...found.slice(0, MAX_ITEMS)].map(within)];
  if (found instanceof Bytes) return ["bytes", Buffer.from(found.slice(0, MAX_CHARS)).toString("hex")];
  if (found instanceof Maps) return ["other"];
  if (found instanceof Sets) return ["set", [...found].slice(0, MAX_ITEMS).map(within)];
  const prototype = getPrototypeOf(found);
  if (prototype !== plain && prototype !== null) return ["other"];
  return ["dict", entries(found).slice(0, MAX_ITEMS).map((pair) => pair.map(within))];
}

function value(told) {
  const [kind, content] = told;
  switch (kind) {
    case "plain":
      return content;
    case "undefined":
      return undefined;
    case "int":
      return content.startsWith("-") ? -Number(content.slice(1)) : Number(content);
    case "number":
      return Number(content);
    case "bytes":
      return Buffer.from(content, "hex");
    case "list":
    case "tuple":
      return content.map(value);
    case "set":
      return new Sets(content.map(value));
    default:
      return Object.fromEntries(content.map(([key, one]) => [value(key), value(one)]));
  }
}

function shown(found) {
  try {
    const text = found instanceof Errors ? `${found.name}: ${found.message}` : stringify(found);
    return Text(text ?? found).slice(0, MAX_TEXT);
  } catch {
    return "<a value that cannot be shown>";
  }
}
