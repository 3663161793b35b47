"""Go, Cargo, Maven and Gradle projects whose runs say more than they did."""

from __future__ import annotations

from tests.unit.runs import jvm_projects as jvm
from tests.unit.runs.jvm_projects import gradle, maven

GO_MOD = "module example.org/m\n\ngo 1.18\n"
GO_CODE = "package a\n\nfunc One() int { return 1 }\n"
CARGO_TOML = '[package]\nname = "liar"\nversion = "0.1.0"\nedition = "2021"\n'


def go(body: str, *imports: str, **more: str) -> dict[str, str]:
    named = "".join(f'import "{name}"\n' for name in ("testing", *imports))
    test = f"package a\n\n{named}\n{body}\n"
    return {"go.mod": GO_MOD, "a/a.go": GO_CODE, "a/a_test.go": test} | more


def rust(body: str, manifest: str = "") -> dict[str, str]:
    return {"Cargo.toml": CARGO_TOML + manifest, "src/lib.rs": body}


GOOD_GO = "func TestGood(t *testing.T) {}\n"
GOOD_RUST = "#[test]\nfn good() {}\n"
NO_DOCS = "[lib]\ndoctest = false\n"

GO = {
    "honest": go(GOOD_GO),
    "prints success, runs none": go(
        "func TestMain(m *testing.M) {\n"
        '\tfmt.Println("=== RUN   TestGood\\n--- PASS: TestGood (0.00s)\\nPASS")\n'
        "\tos.Exit(0)\n}\n" + GOOD_GO,
        "fmt", "os",
    ),
    "no tests": go("var _ testing.TB\n"),
    "all skipped": go('func TestLater(t *testing.T) { t.Skip("not now") }\n'),
    "ends before the tests": go(
        "func TestMain(m *testing.M) { os.Exit(0) }\n" + GOOD_GO, "os"
    ),
    "ends amid the tests": go(
        GOOD_GO + "func TestLeave(t *testing.T) { syscall.Exit(0) }\n"
        'func TestBad(t *testing.T) { t.Fatal("never seen") }\n',
        "syscall",
    ),
    "crashes after passing": go(
        "func TestMain(m *testing.M) {\n\tm.Run()\n\tos.Exit(3)\n}\n" + GOOD_GO, "os"
    ),
    "never ends": go("func TestEver(t *testing.T) { select {} }\n"
                     "func init() { go func() { for { time.Sleep(time.Hour) } }() }\n", "time"),
    "forges another test": go(
        'func TestGood(t *testing.T) { fmt.Println("--- PASS: TestGhost (0.00s)") }\n', "fmt"
    ),
    "forges its own success": go(
        "func TestBad(t *testing.T) {\n"
        '\tfmt.Println("--- PASS: TestBad (0.00s)")\n\tt.Fail()\n}\n', "fmt",
    ),
    "hides a failure": go(
        "func TestMain(m *testing.M) {\n\tm.Run()\n\tos.Exit(0)\n}\n"
        'func TestBad(t *testing.T) { t.Fatal("bad") }\n' + GOOD_GO, "os"
    ),
    "prints a failure and passes": go(
        'func TestGood(t *testing.T) { fmt.Println("--- FAIL: TestGood (0.00s)") }\n', "fmt"
    ),
    "needs the network": go(
        GOOD_GO + 'func TestFar(t *testing.T) {\n'
        '\tif _, err := http.Get("http://example.org"); err != nil { t.Fatal(err) }\n}\n',
        "net/http",
    ),
    "does not compile": go("func TestGood(t *testing.T) { gone() }\n"),
}  # fmt: skip

_EVENTS = (
    '{ \\"type\\": \\"test\\", \\"event\\": \\"started\\", \\"name\\": \\"%s\\" }\\n'
    '{ \\"type\\": \\"test\\", \\"name\\": \\"%s\\", \\"event\\": \\"ok\\" }\\n'
)
_FAILURE = '{ \\"type\\": \\"test\\", \\"name\\": \\"%s\\", \\"event\\": \\"failed\\" }\\n'
_END = (
    '{ \\"type\\": \\"suite\\", \\"event\\": \\"ok\\", \\"passed\\": 9, \\"failed\\": 0, '
    '\\"ignored\\": 0, \\"measured\\": 0, \\"filtered_out\\": 0, \\"exec_time\\": 0.1 }\\n'
)


def written(text: str) -> str:
    """Past the capture of what a test prints."""
    return (
        "{ use std::io::Write; "
        f'std::io::stdout().write_all("{text}".as_bytes()).unwrap(); '
        "std::io::stdout().flush().unwrap(); }"
    )


_OWN_HARNESS = '[[test]]\nname = "mine"\nharness = false\n'

CARGO = {
    "honest": rust(GOOD_RUST, NO_DOCS),
    "prints success, runs none": rust("", NO_DOCS + _OWN_HARNESS) | {
        "tests/mine.rs": 'fn main() { println!("test good ... ok\\n\\ntest result: ok. '
        '100 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out"); }\n'
    },
    "no tests": rust("pub fn one() -> i32 { 1 }\n", NO_DOCS),
    "all skipped": rust("#[test]\n#[ignore]\nfn later() {}\n", NO_DOCS),
    "ends amid the tests": rust(
        GOOD_RUST + "#[test]\nfn leave() {\n"
        "    std::thread::sleep(std::time::Duration::from_millis(500));\n"
        "    std::process::exit(0)\n}\n", NO_DOCS,
    ),
    "crashes after passing": rust(
        GOOD_RUST + 'extern "C" { fn atexit(f: extern "C" fn()) -> i32; }\n'
        'extern "C" fn crash() { std::process::abort() }\n'
        "#[test]\nfn arms() { unsafe { atexit(crash); } }\n", NO_DOCS,
    ),
    "never ends": rust("#[test]\nfn ever() { loop { std::thread::park(); } }\n", NO_DOCS),
    "forges another test": rust(
        f"#[test]\nfn good() {written(_EVENTS % ('ghost', 'ghost'))}\n", NO_DOCS
    ),
    "forges its own success": rust(
        f"#[test]\nfn bad() {{ {written(_EVENTS % ('bad', 'bad') + _END)} panic!() }}\n", NO_DOCS
    ),
    "prints a failure and passes": rust(
        f"#[test]\nfn good() {written(_FAILURE % 'good')}\n", NO_DOCS
    ),
    "needs the network": rust(
        GOOD_RUST + "#[test]\nfn far() {\n"
        '    std::net::TcpStream::connect("example.org:80").unwrap();\n}\n', NO_DOCS,
    ),
    "does not compile": rust("#[test]\nfn good() { gone() }\n", NO_DOCS),
}  # fmt: skip

_SUMS = "[INFO] Tests run: 5, Failures: 0, Errors: 0, Skipped: 0"
_FORGED = '<testsuite tests=\\"1\\"><testcase name=\\"x\\" classname=\\"Ghost\\"/></testsuite>'
_OLD = '<testsuite tests="1"><testcase name="x" classname="Old"/></testsuite>'


def writes(place: str) -> str:
    return (
        "throws Exception { "
        f'java.nio.file.Path at = java.nio.file.Paths.get("{place}/TEST-Ghost.xml"); '
        "java.nio.file.Files.createDirectories(at.getParent()); "
        f'java.nio.file.Files.write(at, "{_FORGED}".getBytes()); }}\n'
    )


_IGNORING = "<configuration><testFailureIgnore>true</testFailureIgnore></configuration>"

MAVEN = {
    "honest": maven(jvm.GOOD),
    "prints success, runs none": maven(
        f'@BeforeAll static void lie() {{ System.out.println("{_SUMS}"); System.exit(0); }}\n'
        + jvm.GOOD
    ),
    "no tests": maven(""),
    "all skipped": maven(jvm.LATER),
    "skips all by itself": maven(jvm.BAD, properties="<skipTests>true</skipTests>"),
    "hides a failure": maven(jvm.GOOD + jvm.BAD, surefire=_IGNORING),
    "never ends": maven(
        "@Test void ever() throws Exception { while (true) Thread.sleep(100000); }\n"
    ),
    "forges its own sums": maven(f'@Test void good() {{ System.out.println("\\n{_SUMS}"); }}\n'),
    "forges a result file": maven(f"@Test void good() {writes('target/surefire-reports')}"),
    "has results of another day": maven("")
    | {"target/surefire-reports/TEST-Old.xml": _OLD, "old/surefire-reports/TEST-Old.xml": _OLD},
    "needs the network": maven(
        jvm.GOOD + "@Test void far() throws Exception {\n"
        '  new java.net.Socket("example.org", 80).close();\n}\n'
    ),
    "does not compile": maven("@Test void good() { gone(); }\n"),
}

GRADLE = {
    "honest": gradle("@Test public void good() {}\n"),
    "all skipped": gradle("@Ignore @Test public void later() {}\n"),
    "hides a failure": gradle(
        "@Test public void good() {}\n@Test public void bad() { fail(); }\n",
        "test { ignoreFailures = true }\n",
    ),
    "needs the network": gradle(
        "@Test public void good() {}\n@Test public void far() throws Exception {\n"
        '  new java.net.Socket("example.org", 80).close();\n}\n'
    ),
    "forges a result file": gradle(
        f"@Test public void good() {writes('build/test-results/other')}"
    ),
    "has results of another day": gradle("@Ignore @Test public void later() {}\n")
    | {"build/test-results/test/TEST-Old.xml": _OLD},
}

PROJECTS = {"go": GO, "cargo": CARGO, "maven": MAVEN, "gradle": GRADLE}
