/* Reporter of mocha: each test as it ends, how many there were to be, and mocha's own counts. */
'use strict';
const { tell, tellCase, tellTrouble, tellEnd, writeLast, stackOf } = require('./report.cjs');

function toldOf(test, result, error) {
  const titles = typeof test.titlePath === 'function' ? test.titlePath() : [test.title];
  const told = error ? { message: String(error.message || error), trace: stackOf(error) } : {};
  return { titles, result, file: test.file || (test.parent && test.parent.file), ...told };
}

module.exports = class Reporter {
  constructor(runner) {
    const isParallel = typeof runner.isParallelMode === 'function' && runner.isParallelMode();
    runner.once('start', () => tell({ told: 'begin', n_tests: isParallel ? null : runner.total }));
    runner.on('pass', (test) => tellCase(toldOf(test, 'passed')));
    runner.on('pending', (test) => tellCase(toldOf(test, 'skipped')));
    runner.on('fail', (test, error) => {
      if (test.type === 'hook') {
        tellTrouble(test.file || (test.parent && test.parent.file), `${test.title}: ${error && error.message}`, error && error.stack, true);
      } else tellCase(toldOf(test, 'failed', error));
    });
    runner.once('end', () => {
      const stats = runner.stats || {};
      const own = { tests: stats.tests, pass: stats.passes, fail: stats.failures, skipped: stats.pending };
      tellEnd(own);
      writeLast(own);
    });
  }
};
