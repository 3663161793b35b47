// What the Java files of a tree hold, by the compiler's own parser and attribution. Annotation
// processors are off and nothing is written. JavaTypes.java reads declarations, JavaCalls.java calls.

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.tools.Diagnostic;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

public final class JavaFacts {
    static final long STACK_BYTES = 512L << 20;

    final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    final StandardJavaFileManager files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8);
    final PrintWriter out = new PrintWriter(new OutputStreamWriter(System.out, StandardCharsets.UTF_8));
    final Path root;
    final Path empty;

    JavaFacts(Path root, Path empty) {
        this.root = root;
        this.empty = empty;
    }

    public static void main(String[] args) throws Exception {
        String input = new String(System.in.readAllBytes(), StandardCharsets.UTF_8);
        JavaFacts facts = new JavaFacts(Path.of(args[0]), Path.of(args[1]));
        List<String> paths = new ArrayList<>();
        for (String path : input.split("\0")) {
            if (!path.isEmpty()) paths.add(path);
        }
        // Deeply nested code is read by recursion.
        Thread reading = new Thread(null, () -> facts.read(paths), "reading", STACK_BYTES);
        reading.start();
        reading.join();
        facts.out.flush();
    }

    void read(List<String> paths) {
        Map<String, CompilationUnitTree> units = new LinkedHashMap<>();
        for (String path : paths) parse(path, units);
        JavaTypes types = new JavaTypes(this, units);
        types.read();
        List<String> attributed = new ArrayList<>();
        for (String path : units.keySet()) {
            // Several module declarations are too many for one run of the compiler.
            if (!path.endsWith("module-info.java")) attributed.add(path);
        }
        try {
            new JavaCalls(this).read(attributed);
            say("K");
        } catch (IOException | RuntimeException | AssertionError | StackOverflowError failed) {
            System.err.println("calls are not judged: " + failed);
        }
    }

    // One task for each file: an error in one is no error of another.
    private void parse(String path, Map<String, CompilationUnitTree> units) {
        List<String> errors = new ArrayList<>();
        try {
            JavacTask task = task(List.of(path), diagnostic -> {
                if (diagnostic.getKind() == Diagnostic.Kind.ERROR) {
                    errors.add(diagnostic.getLineNumber() + ": " + diagnostic.getMessage(Locale.ROOT));
                }
            });
            for (CompilationUnitTree unit : task.parse()) {
                if (errors.isEmpty()) units.put(path, unit);
            }
        } catch (IOException | RuntimeException | AssertionError | StackOverflowError failed) {
            errors.add(failed.toString());
        }
        if (errors.isEmpty()) {
            say("F", path);
        } else {
            say("X", path, errors.get(0).split("\n")[0]);
        }
    }

    JavacTask task(List<String> paths, javax.tools.DiagnosticListener<JavaFileObject> listener) {
        List<Path> absolute = new ArrayList<>();
        for (String path : paths) absolute.add(root.resolve(path));
        List<String> options = List.of(
            "-proc:none", "-implicit:none", "-nowarn", "-Xlint:none", "-encoding", "UTF-8",
            "-classpath", empty.toString(), "-sourcepath", empty.toString(), "-d", empty.toString(),
            // Errors of missing libraries must not keep the rest from being attributed.
            "-XDshould-stop.ifError=FLOW", "-XDshould-stop.at=FLOW");
        Iterable<? extends JavaFileObject> objects = files.getJavaFileObjectsFromPaths(absolute);
        return (JavacTask) compiler.getTask(new PrintWriter(OutputStreamWriter.nullWriter()), files, listener, options, null, objects);
    }

    // The path below the root of a file the compiler names; null for others.
    String path(JavaFileObject object) {
        Path absolute = files.asPath(object);
        return absolute.startsWith(root) ? root.relativize(absolute).toString().replace('\\', '/') : null;
    }

    void say(String letter, Object... fields) {
        StringBuilder line = new StringBuilder(letter);
        for (Object field : fields) {
            line.append('\t');
            String text = String.valueOf(field);
            line.append(text.replace("\\", "\\\\").replace("\t", "\\t").replace("\n", "\\n").replace("\r", "\\r"));
        }
        out.print(line.append('\n'));
    }
}
