'use strict';
// Runs in the sandbox with every Node: notes who calls which function of the tree, and where.
//
// Each file of the tree that is required is given one statement at the beginning of every function,
// on the line that is there already, so that all lines keep their numbers. Generators are left
// alone: what makes them go on does not call them. Modules in the newer form (`import`) are not
// traced.
const fs = require('node:fs');
const path = require('node:path');
const Module = require('node:module');

const ROOT = process.env.PROBANT_TRACED;
const RESULTS = process.env.PROBANT_TRACES;
const RESULT = path.join(RESULTS ?? '.', `calls-${process.pid}-${process.hrtime.bigint()}.json`);
const typescript = require(process.env.PROBANT_TYPESCRIPT);

const functions = [];
const seen = new Set();
const kinds = typescript.SyntaxKind;

const isOwn = (file) =>
  typeof file === 'string' && file.startsWith(ROOT + '/') && !file.includes('/node_modules/');

function place(file, source, node) {
  const named = node.name || (node.parent.initializer === node && node.parent.name) || node;
  const at = (one) => source.getLineAndCharacterOfPosition(one.getStart(source));
  const last = source.getLineAndCharacterOfPosition(node.end).line + 1;
  return { path: path.relative(ROOT, file), line: at(named).line + 1, last };
}

// The places where text has to be put in, the last one first.
function insertions(file, text) {
  const source = typescript.createSourceFile(file, text, typescript.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if (typescript.isFunctionLike(node) && node.body && !node.asteriskToken) {
      const note = `globalThis.__probantSeen?.(${functions.push(place(file, source, node)) - 1})`;
      if (node.body.kind === kinds.Block) {
        const first = node.body.statements.find((one) => !typescript.isPrologueDirective(one));
        const at = first ? first.getStart(source) : node.body.end - 1;
        found.push([at, `;${note};`]);
      } else {
        found.push([node.body.getStart(source), `(${note},(`], [node.body.end, '))']);
      }
    }
    typescript.forEachChild(node, visit);
  };
  visit(source);
  return found.sort((one, other) => other[0] - one[0]);
}

function traced(file, text) {
  let made = text;
  for (const [at, added] of insertions(file, text)) {
    made = made.slice(0, at) + added + made.slice(at);
  }
  return made;
}

globalThis.__probantSeen = (number) => {
  const { prepareStackTrace, stackTraceLimit } = Error;
  Error.stackTraceLimit = 30;
  Error.prepareStackTrace = (_, sites) => sites;
  const held = {};
  Error.captureStackTrace(held, globalThis.__probantSeen);
  // Functions of the language itself (`map`, `call`) have no file: their caller is the caller.
  const above = held.stack.slice(1).filter((one) => one.getFileName());
  Error.prepareStackTrace = prepareStackTrace;
  Error.stackTraceLimit = stackTraceLimit;
  const site = above.find((one) => isOwn(one.getFileName()));
  const through = above[0] === site ? '' : path.basename(above[0].getFileName());
  const line = site?.getLineNumber();
  const key = `${number} ${site?.getFileName()} ${line} ${through}`;
  if (!seen.has(key)) {
    seen.add(key);
    const caller = site && { path: path.relative(ROOT, site.getFileName()), first: line, last: line };
    const told = { ...functions[number], caller: caller ?? null, through, is_seen: true };
    // Written at once: a run that is stopped does not come to its end.
    fs.appendFileSync(RESULT, JSON.stringify(told) + '\n');
  }
};

if (ROOT && RESULTS) {
  const compile = Module.prototype._compile;
  Module.prototype._compile = function (content, file, ...rest) {
    const text = isOwn(file) && typeof content === 'string' ? traced(file, content) : content;
    return compile.call(this, text, file, ...rest);
  };
}
