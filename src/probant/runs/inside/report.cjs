/* What all reporters of this folder share: one line of JSON for each thing that happened.
 *
 * The variable names a secret of this run and where the last word is written; both are read once
 * and then taken away, so that a test does not come by them without looking for them. */
'use strict';
const fs = require('node:fs');

const [secret, lastFile] = (process.env.PROBANT_REPORT || '|').split('|');
delete process.env.PROBANT_REPORT;
const MAX_CHARS = 20000;
const write = fs.writeSync;
const counts = { passed: 0, failed: 0, skipped: 0 };

/** A write that came through whole, whatever the state of the pipe. */
function writeAll(text) {
  let left = Buffer.from(text);
  while (left.length) {
    try {
      left = left.subarray(write(1, left));
    } catch (error) {
      if (error.code !== 'EAGAIN') return;
    }
  }
}

function tell(what) {
  writeAll(`\n@probant:${secret}:${JSON.stringify(what)}\n`);
}

function cut(text) {
  return typeof text === 'string' ? text.slice(0, MAX_CHARS) : '';
}

/** A stack with what led to the error: a failed fetch tells only there what failed. */
function stackOf(error) {
  const texts = [];
  for (let one = error; one && texts.length < 5; one = one.cause) {
    texts.push(String(one.stack || one.stackStr || one.message || one));
    if (one.code) texts.push(`code: ${one.code}`);
  }
  return texts.join('\n');
}

/** One test: `titles` from the outermost group to the test itself. */
function tellCase(one) {
  counts[one.result] += 1;
  tell({
    told: 'case',
    titles: one.titles.map((title) => cut(String(title))),
    result: one.result,
    file: one.file || '',
    line: one.line || null,
    message: cut(one.message),
    trace: cut(one.trace),
  });
}

/** A file that could not be run, or an error that belongs to no test.
 *
 * `isCounted` if the runner's own counts have it among the failing tests. */
function tellTrouble(file, message, trace, isCounted) {
  tell({ told: 'trouble', file: file || '', message: cut(message), trace: cut(trace), is_counted: !!isCounted });
}

/** The runner's own end, with the counts it keeps itself. */
function tellEnd(own) {
  tell({ told: 'end', ...counts, own: own || null });
}

/** The same counts where only the end of a run writes. */
function writeLast(own) {
  if (lastFile) fs.writeFileSync(lastFile, JSON.stringify(own));
}

module.exports = { tell, tellCase, tellTrouble, tellEnd, writeLast, writeAll, stackOf };
