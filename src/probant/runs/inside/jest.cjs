/* Reporter of jest: each test as it ends, each file that could not be run, and jest's own counts. */
'use strict';
const { tell, tellCase, tellTrouble, tellEnd } = require('./report.cjs');

const RESULTS = { passed: 'passed', failed: 'failed', pending: 'skipped', skipped: 'skipped', todo: 'skipped', disabled: 'skipped' };

module.exports = class Reporter {
  onRunStart(results) {
    tell({ told: 'begin', n_files: results.numTotalTestSuites });
  }

  // Told when a file is done: skipped tests and retried ones are known only then.
  onTestResult(test, result) {
    for (const one of result.testResults) {
      const messages = (one.failureMessages || []).join('\n');
      tellCase({
        titles: [...(one.ancestorTitles || []), one.title],
        result: RESULTS[one.status] || 'skipped',
        file: result.testFilePath,
        line: one.location && one.location.line,
        message: messages.split('\n    at ')[0],
        trace: messages,
      });
    }
    const error = result.testExecError;
    if (error || (result.failureMessage && !result.testResults.length)) {
      const text = result.failureMessage || (error && (error.stack || error.message)) || '';
      tellTrouble(result.testFilePath, (error && error.message) || text, text);
    }
  }

  // A process that is ended in the middle of a file has told what it had by then.
  onTestCaseResult(test, one) {
    tell({ told: 'tick', result: RESULTS[one.status] || 'skipped', titles: [...(one.ancestorTitles || []), one.title], file: test.path });
  }

  onRunComplete(contexts, results) {
    if (results.runExecError) tellTrouble('', results.runExecError.message, results.runExecError.stack);
    if (!results.wasInterrupted) tellEnd({ tests: results.numTotalTests, fail: results.numFailedTests });
  }
};
