/* Reporter of node's own test runner. A file that node counts as a test is told as what it is. */
import { createRequire } from 'node:module';
import path from 'node:path';

const { tell, tellCase, tellTrouble, tellEnd, writeAll, stackOf } = createRequire(import.meta.url)('./report.cjs');

const running = new Map();
const filesWithTests = new Set();
const waiting = new Map();
const output = new Map();
const own = {};

function fileOf(data) {
  const file = data.file || '';
  return file.startsWith('file://') ? new URL(file).pathname : file;
}

/** With one process for each file, the file itself is reported like a test around its tests. */
function isFile(data) {
  return data.nesting === 0 && !!data.file && path.resolve(data.name) === fileOf(data);
}

function keyOf(data) {
  return `${fileOf(data)}\0${data.nesting}\0${data.line}\0${data.column}\0${data.name}`;
}

function errorOf(data) {
  const error = (data.details && data.details.error) || {};
  const cause = error.cause instanceof Error || (error.cause && error.cause.stack) ? error.cause : error;
  const message = cause.message || error.message || String(error.cause || '');
  return { message, trace: cause.stack ? stackOf(cause) : message };
}

function started(data) {
  const open = running.get(fileOf(data)) || [];
  open.length = data.nesting;
  open[data.nesting] = data.name;
  running.set(fileOf(data), open);
}

function ended(type, data) {
  const file = fileOf(data);
  if (isFile(data)) {
    fileEnded(type, data, file);
    return;
  }
  waiting.set(keyOf(data), (waiting.get(keyOf(data)) || 0) - 1);
  const titles = [...(running.get(file) || []).slice(0, data.nesting), data.name];
  filesWithTests.add(file);
  if (data.details && data.details.type === 'suite') {
    const error = data.details.error;
    // A group that fails for its own reasons has a hook or a body that threw.
    if (type === 'test:fail' && error && error.failureType !== 'subtestsFailed') {
      const told = errorOf(data);
      tellTrouble(file, `${titles.join(' ')}: ${told.message}`, told.trace);
    }
    return;
  }
  const isLeftOut = data.skip !== undefined || data.todo !== undefined;
  const result = isLeftOut ? 'skipped' : type === 'test:pass' ? 'passed' : 'failed';
  tellCase({ titles, result, file, line: data.line, ...(result === 'failed' ? errorOf(data) : {}) });
}

/** The line of an error among what a file printed. */
function lastWords(text) {
  const lines = text.split('\n').map((line) => line.trim()).filter(Boolean);
  return lines.find((line) => /^(?:Uncaught )?[A-Za-z.]*Error\b/.test(line)) || lines[lines.length - 1] || '';
}

function fileEnded(type, data, file) {
  if (type === 'test:fail') {
    const error = (data.details && data.details.error) || {};
    const text = output.get(file) || '';
    if (error.failureType !== 'subtestsFailed') tellTrouble(file, text ? lastWords(text) : error.message, text, true);
  } else if (!filesWithTests.has(file)) {
    tell({ told: 'empty', file });
  }
}

export default async function* report(source) {
  for await (const { type, data } of source) {
    if (type === 'test:start') started(data);
    else if (type === 'test:enqueue' && !isFile(data)) waiting.set(keyOf(data), (waiting.get(keyOf(data)) || 0) + 1);
    else if (type === 'test:pass' || type === 'test:fail') ended(type, data);
    else if (type === 'test:stdout' || type === 'test:stderr') {
      // What a test prints must not look like a line of this reporter.
      writeAll(data.message.replaceAll('@probant:', '@ probant:'));
      const file = fileOf(data);
      output.set(file, ((output.get(file) || '') + data.message).slice(-20000));
    } else if (type === 'test:diagnostic' && data.nesting === 0) {
      const found = /^(tests|pass|fail|cancelled|skipped|todo) (\d+)$/.exec(data.message);
      if (found && !(found[1] in own)) own[found[1]] = Number(found[2]);
    }
  }
  const unreported = [...waiting].filter(([, left]) => left > 0).map(([key]) => key.split('\0').pop());
  tell({ told: 'unreported', names: unreported.slice(0, 20), n: unreported.length });
  tellEnd(own);
  yield '';
}
