/* Reporter of jasmine: each spec as it ends, how many were defined, and what jasmine says of it all. */
'use strict';
const { tell, tellCase, tellTrouble, tellEnd, writeLast } = require('./report.cjs');

const RESULTS = { passed: 'passed', failed: 'failed', pending: 'skipped', excluded: 'skipped' };
const groups = [];
const own = { tests: 0, pass: 0, fail: 0, skipped: 0 };

function textOf(failed) {
  const found = failed || [];
  return {
    message: found.map((one) => one.message || '').join('\n'),
    trace: found.map((one) => `${one.message || ''}\n${one.stack || ''}`).join('\n'),
  };
}

module.exports = class Reporter {
  jasmineStarted(info) {
    tell({ told: 'begin', n_tests: info.totalSpecsDefined });
  }

  suiteStarted(suite) {
    groups.push(suite.description);
  }

  suiteDone(suite) {
    groups.pop();
    this.#afterAll(suite.failedExpectations);
  }

  specDone(spec) {
    const result = RESULTS[spec.status] || 'failed';
    own.tests += 1;
    own[{ passed: 'pass', failed: 'fail', skipped: 'skipped' }[result]] += 1;
    const told = result === 'failed' ? textOf(spec.failedExpectations) : {};
    tellCase({ titles: [...groups, spec.description], result, file: spec.filename, ...told });
  }

  jasmineDone(info) {
    this.#afterAll(info.failedExpectations);
    tellEnd(own);
    writeLast(own);
  }

  #afterAll(failed) {
    if (!failed || !failed.length) return;
    const told = textOf(failed);
    tellTrouble('', told.message, told.trace);
  }
};
