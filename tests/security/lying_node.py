"""npm projects whose runs lie, each with what they look like to a careless reader."""

from __future__ import annotations

import json

Files = dict[str, str]

HEAD = "const { test } = require('node:test');\nconst assert = require('node:assert');\n"
GOOD = HEAD + "test('good', () => { assert.strictEqual(1 + 1, 2); });\n"
BAD = HEAD + "test('bad', () => { assert.strictEqual(1 + 1, 3); });\n"
ALL_WELL = (
    "<testsuites><testsuite tests='2' failures='0'><testcase name='a'/><testcase name='b'/>"
    "</testsuite></testsuites>"
)
JEST_SAYS = json.dumps({"numTotalTests": 2, "numPassedTests": 2, "success": True})
TAP_SAYS = (
    "TAP version 13\\n1..1\\n# tests 1\\n# suites 0\\n# pass 1\\n# fail 0\\n"
    "# cancelled 0\\n# skipped 0\\n# todo 0\\n"
)
END_SAYS = '{"told":"end","passed":2,"failed":0,"skipped":0}'
CASE_SAYS = '{"told":"case","titles":["ghost"],"result":"passed","file":""}'


def npm(script: str | None, **files: str) -> Files:
    manifest = {"name": "liar", "version": "1.0.0"} | (
        {"scripts": {"test": script}} if script else {}
    )
    named = {f"test/{name}.test.js": text for name, text in files.items()}
    return {"package.json": json.dumps(manifest, indent=2) + "\n", "index.js": "\n", **named}


TESTS: dict[str, Files] = {
    "honest": npm("node --test", a=GOOD),
    "prints success, runs none": npm("echo '100 % passed, 12 tests'"),
    "prints a whole report, runs none": npm(
        "node report.js"
    ) | {"report.js": f"console.log({TAP_SAYS!r});\n"},
    "a test file that only prints": npm("node --test", a=f"console.log({TAP_SAYS!r});\n"),
    "prints TAP": npm(
        "node test/a.test.js",
        a="if (!1) require('tape');\nconsole.log('TAP version 13\\nok 1 a\\nok 2 b\\n1..2');\n",
    ),
    "needs the network": npm(
        "node --test",
        a=GOOD,
        b=HEAD + "test('far', async () => { await fetch('http://example.org/'); });\n",
    ),
    "placeholder": npm('echo "Error: no test specified" && exit 1'),
    "no script": npm(None),
    "no test in the file": npm("node --test", a=HEAD),
    "hidden by or": npm("node --test || true", a=GOOD, b=BAD),
    "hidden by exit": npm("node --test; exit 0", a=GOOD, b=BAD),
    "hidden by a pipe": npm("node --test | cat", a=GOOD, b=BAD),
    "hidden in another script": npm("npm run unit || echo fine", a=GOOD, b=BAD),
    "all skipped": npm("node --test", a=HEAD + "test.skip('later', () => {});\n"),
    "all to do": npm("node --test", a=HEAD + "test.todo('later');\n"),
    "failing, but to do": npm(
        "node --test", a=HEAD + "test('later', { todo: true }, () => { throw new Error('x'); });\n"
    ),
    "ends before its tests": npm("node --test", a=GOOD, b=BAD + "process.exit(0);\n"),
    "ends amid its tests": npm(
        "node --test",
        a=GOOD,
        b=HEAD + "test('first', () => { process.exit(0); });\n"
        "test('bad', () => { assert.fail('never seen'); });\n",
    ),
    "ends after a while": npm(
        "node --test",
        a=HEAD + "test('first', () => {});\n"
        "test('second', () => new Promise(() => setTimeout(() => process.exit(0), 300)));\n"
        "test('bad', () => { assert.fail('never seen'); });\n",
    ),
    "crashes after passing": npm(
        "node --test",
        a=GOOD,
        b=HEAD + "test('fine', () => {});\nprocess.on('exit', () => process.abort());\n",
    ),
    "sets its exit code": npm(
        "node --test", a=GOOD, b=BAD + "process.on('exit', () => { process.exitCode = 0; });\n"
    ),
    "never ends": npm(
        "node --test",
        a=HEAD + "test('ever', () => new Promise(() => setInterval(() => {}, 1000)));\n",
    ),
    "watches": npm("node --test --watch", a=GOOD),
    "old results in the tree": npm("echo done") | {
        "junit.xml": ALL_WELL, "results/last.json": JEST_SAYS, "jest-results.json": JEST_SAYS,
    },
    "forges the result file": npm(
        "node --test",
        a=GOOD,
        b=BAD + "const fs = require('node:fs');\n"
        f"process.on('exit', () => fs.writeFileSync('/results/last.tap', '{TAP_SAYS}'));\n",
    ),
    "forges more results": npm(
        "node --test",
        a=HEAD + "const fs = require('node:fs');\n"
        "const told = fs.readFileSync(`/proc/${process.ppid}/environ`, 'utf8').split('\\0')\n"
        "  .find((one) => one.startsWith('PROBANT_REPORT=')) || '=|';\n"
        "const secret = told.split('=')[1].split('|')[0];\n"
        f"console.log(`\\n@probant:${{secret}}:{CASE_SAYS}\\n@probant:${{secret}}:{END_SAYS}\\n`);\n"
        "test('good', () => {});\n",
    ),
    "fails to load": npm("node --test", a=GOOD, b="throw new Error('at load');\n"),
}  # fmt: skip
TESTS["changes the runner beforehand"] = npm("node --require ./evil.js --test", a=BAD) | {
    "evil.js": "const Module = require('node:module');\nconst load = Module._load;\n"
    "Module._load = function (name, ...rest) {\n"
    "  const found = load.call(this, name, ...rest);\n"
    "  if (name !== 'node:test') return found;\n"
    "  return { ...found, test: (title) => found.test(title, () => {}) };\n};\n"
}
TESTS["prepares beforehand"] = npm("node --require ./setup.js --test", a=GOOD) | {
    "setup.js": "const Module = require('node:module');\nprocess.env.TZ = Module.name;\n"
}
TESTS["hidden in another script"]["package.json"] = json.dumps(
    {"name": "liar", "scripts": {"test": "npm run unit || echo fine", "unit": "node --test test/"}}
)


def building(script: str | None, **files: str) -> Files:
    scripts = {"scripts": {"build": script}} if script else {}
    return {"package.json": json.dumps({"name": "liar", "main": "index.js"} | scripts)} | {
        name.replace("_", "."): text for name, text in files.items()
    }


WRITES = "const fs = require('node:fs');\nfs.mkdirSync('dist', { recursive: true });\n"

BUILDS: dict[str, Files] = {
    "honest": building(
        "node build.js", build_js=WRITES + "fs.writeFileSync('dist/app.js', '1');\n"
    ),
    "says that it built": building("echo built 12 files"),
    "makes an empty folder": building("node build.js", build_js=WRITES),
    "writes a cache only": building(
        "node build.js",
        build_js="const fs = require('node:fs');\nfs.mkdirSync('.cache');\n"
        "fs.writeFileSync('.cache/x', '1');\n",
    ),
    "nothing to build": building(None, index_js="module.exports = 1;\n"),
    "no script, broken": building(None, index_js="module.exports = {;\n"),
    "fails": building("node build.js", build_js="process.exit(3);\n"),
    "prints an error of a compiler": building(
        "node build.js",
        build_js=WRITES
        + "fs.writeFileSync('dist/app.js', '1');\n"
        + "console.log(\"src/a.ts(1,7): error TS2322: Type 'string' is not a number\");\n",
    ),
    "never ends": building("node build.js", build_js="setInterval(() => {}, 1000);\n"),
}
