// Make one call in the sandbox and write down what became of it. A program of its own.
//
// Reads the request from the file it is given, and removes it before anything of the target is
// loaded; writes the result to the file the request names. Values are told by shape.

import { readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const MAX_TEXT = 500;
let room = 10_000;

const request = JSON.parse(readFileSync(process.argv[2], "utf8"));
unlinkSync(process.argv[2]);
const told = await outcome();
writeFileSync(request.result, JSON.stringify({ ...told, nonce: request.nonce }));
process.exit(0);

async function outcome() {
  let module;
  try {
    module = await import(pathToFileURL(request.file).href);
  } catch (error) {
    const missing = error?.code === "ERR_MODULE_NOT_FOUND" || error?.code === "MODULE_NOT_FOUND";
    return { end: "not_imported", missing: missing ? missingName(error) : "", text: shown(error) };
  }
  const names = request.attribute.split(".");
  const found = member(module, names) ?? member(module.default, names) ?? whole(module, names);
  if (found === undefined) return { end: "not_found", text: request.attribute };
  const [holder, called] = found;
  if (typeof called !== "function") return { end: "not_callable", text: request.attribute };
  if (/^class\b/.test(Function.prototype.toString.call(called))) {
    return { end: "needs_instance", text: request.attribute };
  }
  try {
    const result = await Reflect.apply(called, holder, request.arguments.map(value));
    return { end: "returned", value: shape(result), text: shown(result) };
  } catch (error) {
    return { end: "raised", kinds: kinds(error), text: shown(error) };
  }
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

// A module that is a function itself is called by the name its source gives it.
function whole(module, names) {
  const found = module.default;
  return typeof found === "function" && names.length === 1 && found.name === names[0]
    ? [undefined, found]
    : undefined;
}

function kinds(error) {
  const names = [];
  let kind = error;
  while (kind !== null && kind !== undefined && kind !== Object.prototype && names.length < 20) {
    const name = Object.hasOwn(kind, "name") ? String(kind.name) : kind.constructor?.name;
    if (name && !names.includes(name)) names.push(name);
    kind = Object.getPrototypeOf(Object(kind));
  }
  if (error?.code) names.push(String(error.code));
  return names;
}

function missingName(error) {
  return /(?:package|module) '([^']+)'/.exec(String(error?.message))?.[1] ?? "";
}

function shape(found) {
  room -= 1;
  if (room < 0) return ["other"];
  if (found === null || found === undefined) return ["plain", null];
  if (typeof found === "boolean" || typeof found === "string") return ["plain", found];
  if (typeof found === "bigint") return ["int", String(found)];
  if (typeof found === "number") {
    if (Number.isSafeInteger(found)) return ["int", String(found)];
    return ["number", String(found)];
  }
  if (Array.isArray(found)) return ["list", found.map(shape)];
  if (found instanceof Uint8Array) return ["bytes", Buffer.from(found).toString("hex")];
  if (found instanceof Map) return ["dict", [...found].map(([key, one]) => [shape(key), shape(one)])];
  if (found instanceof Set) return ["dict", [...found].map((one) => [shape(one), shape(one)])];
  const prototype = Object.getPrototypeOf(found);
  if (prototype === Object.prototype || prototype === null) {
    return ["dict", Object.entries(found).map(([key, one]) => [shape(key), shape(one)])];
  }
  return ["other"];
}

function value(told) {
  const [kind, content] = told;
  switch (kind) {
    case "plain":
      return content;
    case "int":
      return Number(content);
    case "number":
      return Number(content);
    case "bytes":
      return Buffer.from(content, "hex");
    case "list":
    case "tuple":
      return content.map(value);
    case "set":
      return new Set(content.map(([key]) => value(key)));
    default:
      return Object.fromEntries(content.map(([key, one]) => [value(key), value(one)]));
  }
}

function shown(found) {
  try {
    const text = found instanceof Error ? `${found.name}: ${found.message}` : JSON.stringify(found);
    return String(text ?? found).slice(0, MAX_TEXT);
  } catch {
    return "<a value that cannot be shown>";
  }
}
