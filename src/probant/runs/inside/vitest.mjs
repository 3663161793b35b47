/* Reporter of vitest, old and new: what the modules of a run hold when it ends, and counts before. */
import { createRequire } from 'node:module';

const { tell, tellCase, tellTrouble, tellEnd, stackOf } = createRequire(import.meta.url)('./report.cjs');

const RESULTS = { pass: 'passed', passed: 'passed', fail: 'failed', failed: 'failed', skip: 'skipped', skipped: 'skipped', todo: 'skipped', pending: 'skipped' };

function textOf(errors) {
  const found = (errors || []).filter(Boolean);
  const message = found.map((one) => one.message || String(one)).join('\n');
  return { message, trace: found.map(stackOf).join('\n') };
}

function* testsOf(task, titles) {
  for (const one of task.tasks || []) {
    if (one.type === 'suite') yield* testsOf(one, [...titles, one.name]);
    else yield [one, [...titles, one.name]];
  }
}

/** A group without a failing test that failed has a hook or a body that threw. */
function tellGroups(task, file) {
  const errors = task.result && task.result.errors;
  if (errors && errors.length) {
    const told = textOf(errors);
    tellTrouble(file, told.message, told.trace);
  }
  for (const one of task.tasks || []) if (one.type === 'suite') tellGroups(one, file);
}

export default class Reporter {
  constructor() {
    this.isTold = false;
    this.ticked = new Set();
  }

  onInit(context) {
    this.context = context;
  }

  onTaskUpdate(packs) {
    for (const [id, result] of packs || []) {
      const task = this.context && this.context.state && this.context.state.idMap.get(id);
      const state = result && result.state;
      if (!task || task.type === 'suite' || !(state === 'pass' || state === 'fail') || this.ticked.has(id)) continue;
      this.ticked.add(id);
      tell({ told: 'tick', result: RESULTS[state], titles: [task.name], file: (task.file && task.file.filepath) || '' });
    }
  }

  onTestCaseResult(testCase) {
    if (this.ticked.has(testCase.id)) return;
    this.ticked.add(testCase.id);
    const state = testCase.result().state;
    tell({ told: 'tick', result: RESULTS[state] || 'skipped', titles: [testCase.name], file: testCase.module.moduleId });
  }

  onFinished(files, errors) {
    this.#end(files || [], errors || []);
  }

  onTestRunEnd(modules, errors, reason) {
    if (reason === 'interrupted') return;
    this.#end(modules.map((one) => one.task), errors || []);
  }

  #end(files, errors) {
    if (this.isTold) return;
    this.isTold = true;
    for (const file of files) {
      tellGroups(file, file.filepath);
      for (const [test, titles] of testsOf(file, [])) {
        const state = (test.result && test.result.state) || test.mode;
        const result = test.mode === 'skip' || test.mode === 'todo' ? 'skipped' : RESULTS[state] || 'skipped';
        const line = test.location && test.location.line;
        const told = result === 'failed' ? textOf(test.result.errors) : {};
        tellCase({ titles, result, file: file.filepath, line, ...told });
      }
    }
    for (const error of errors) tellTrouble('', error.message || String(error), error.stack);
    tellEnd(null);
  }
}
