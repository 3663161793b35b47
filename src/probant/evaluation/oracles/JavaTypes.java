// Definitions, imports, bases and exports, as the parser sees them.

import com.sun.source.tree.AnnotatedTypeTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.tree.JCTree;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.Modifier;

final class JavaTypes {
    static final String UNCERTAIN = "?";

    private final JavaFacts facts;
    private final Map<String, CompilationUnitTree> units;
    private final Map<String, Set<String>> filesOfType = new HashMap<>();
    private final Map<String, Set<String>> foldersOfPackage = new HashMap<>();

    JavaTypes(JavaFacts facts, Map<String, CompilationUnitTree> units) {
        this.facts = facts;
        this.units = units;
        units.forEach((path, unit) -> {
            String name = unit.getPackageName() == null ? "" : unit.getPackageName() + ".";
            for (Tree type : unit.getTypeDecls()) {
                if (type instanceof ClassTree known) {
                    filesOfType.computeIfAbsent(name + known.getSimpleName(), key -> new TreeSet<>()).add(path);
                }
            }
            if (!name.isEmpty() && !unit.getTypeDecls().isEmpty()) {
                foldersOfPackage.computeIfAbsent(name.substring(0, name.length() - 1), key -> new TreeSet<>()).add(folder(path));
            }
        });
    }

    void read() {
        units.forEach((path, unit) -> {
            for (ImportTree one : unit.getImports()) importOf(path, unit, one);
            String text = textOf(unit);
            for (Tree type : unit.getTypeDecls()) {
                if (type instanceof ClassTree known && known.getModifiers().getFlags().contains(Modifier.PUBLIC)) {
                    facts.say("E", path, known.getSimpleName(), 0);
                }
            }
            new Walk(path, unit, text).scan(unit.getTypeDecls(), null);
        });
    }

    static String textOf(CompilationUnitTree unit) {
        try {
            return unit.getSourceFile().getCharContent(true).toString();
        } catch (IOException gone) {
            return "";
        }
    }

    private void importOf(String path, CompilationUnitTree unit, ImportTree one) {
        String written = one.getQualifiedIdentifier().toString();
        int dot = written.lastIndexOf('.');
        boolean isStar = written.endsWith(".*");
        boolean isNamed = one.isStatic() || isStar;
        String module = isNamed && dot > 0 ? written.substring(0, dot) : written;
        long first = unit.getLineMap().getLineNumber(((JCTree) one).getStartPosition());
        long last = unit.getLineMap().getLineNumber(((JCTree) one.getQualifiedIdentifier()).pos);
        List<Object> fields = new ArrayList<>(List.of(path, first, module, resolved(module, isStar && !one.isStatic()), first, last));
        if (isNamed && dot > 0) fields.add(isStar ? "*" : written.substring(dot + 1));
        facts.say("I", fields.toArray());
    }

    // A type's file, or for all types of a package its folder; "?" where several are as right.
    private String resolved(String module, boolean mayBePackage) {
        for (String type = module; !type.isEmpty(); type = type.substring(0, Math.max(0, type.lastIndexOf('.')))) {
            Set<String> found = filesOfType.get(type);
            if (found != null) return only(found);
        }
        Set<String> folders = foldersOfPackage.get(module);
        return mayBePackage && folders != null ? only(folders) : "";
    }

    private static String only(Set<String> found) {
        return found.size() == 1 ? found.iterator().next() : UNCERTAIN;
    }

    private static String folder(String path) {
        int slash = path.lastIndexOf('/');
        return slash < 0 ? "." : path.substring(0, slash);
    }

    static String lastName(Tree type) {
        if (type instanceof ParameterizedTypeTree generic) return lastName(generic.getType());
        if (type instanceof AnnotatedTypeTree annotated) return lastName(annotated.getUnderlyingType());
        if (type instanceof MemberSelectTree member) return member.getIdentifier().toString();
        return type instanceof IdentifierTree name ? name.getName().toString() : type.toString();
    }

    // Where the name of a type stands: after its keyword, blanks and comments.
    static int namePosition(JCTree.JCClassDecl type, String text) {
        int at = type.pos;
        while (at < text.length() && Character.isJavaIdentifierPart(text.charAt(at))) at++;
        while (at < text.length() && !Character.isJavaIdentifierStart(text.charAt(at))) {
            if (text.startsWith("//", at)) {
                at = after(text, "\n", at);
            } else {
                at = text.startsWith("/*", at) ? after(text, "*/", at + 2) : at + 1;
            }
        }
        return text.startsWith(type.name.toString(), at) ? at : type.pos;
    }

    private static int after(String text, String end, int from) {
        int at = text.indexOf(end, from);
        return at < 0 ? text.length() : at + end.length();
    }

    private final class Walk extends TreeScanner<Void, Void> {
        private final String path;
        private final CompilationUnitTree unit;
        private final String text;
        private String outer = "";
        private ClassTree owner;
        private boolean isNameless;

        Walk(String path, CompilationUnitTree unit, String text) {
            this.path = path;
            this.unit = unit;
            this.text = text;
        }

        @Override
        public Void visitClass(ClassTree node, Void none) {
            String name = node.getSimpleName().toString();
            if (name.isEmpty()) {
                // The members of a class without a name belong to nothing that could be named.
                return within(outer, node, true, () -> super.visitClass(node, none));
            }
            define(namePosition((JCTree.JCClassDecl) node, text), name, kindOf(node), isNameless);
            bases(node, name);
            exportMember(node.getModifiers().getFlags(), name);
            return within(joined(name), node, isNameless, () -> super.visitClass(node, none));
        }

        @Override
        public Void visitMethod(MethodTree node, Void none) {
            JCTree.JCMethodDecl method = (JCTree.JCMethodDecl) node;
            boolean isConstructor = node.getName().contentEquals("<init>");
            String name = isConstructor ? owner.getSimpleName().toString() : node.getName().toString();
            if ((method.mods.flags & Flags.GENERATEDCONSTR) != 0) return null;
            define(method.pos, name, "method", isNameless);
            if (!isConstructor && node.getBody() != null) signature(method, name);
            if (!isConstructor) exportMember(node.getModifiers().getFlags(), name);
            return within(joined(name), null, isNameless, () -> super.visitMethod(node, none));
        }

        private void signature(JCTree.JCMethodDecl method, String name) {
            Set<Modifier> flags = method.getModifiers().getFlags();
            List<String> marks = new ArrayList<>();
            if (flags.contains(Modifier.STATIC)) marks.add("static");
            if (flags.contains(Modifier.PUBLIC)) marks.add("public");
            if (flags.contains(Modifier.PRIVATE)) marks.add("private");
            List<Object> fields = new ArrayList<>(List.of(
                path, unit.getLineMap().getLineNumber(method.pos), name,
                unit.getLineMap().getLineNumber(method.body.endpos), String.join(" ", marks),
                String.valueOf(method.getReturnType()), 1));
            for (VariableTree parameter : method.getParameters()) fields.add(parameter.getName());
            facts.say("G", fields.toArray());
        }

        @Override
        public Void visitVariable(VariableTree node, Void none) {
            if (owner == null) return super.visitVariable(node, none);
            JCTree.JCVariableDecl variable = (JCTree.JCVariableDecl) node;
            String name = node.getName().toString();
            boolean isMember = (variable.mods.flags & Flags.ENUM) != 0;
            // A component of a record is written like a parameter.
            boolean isComponent = (variable.mods.flags & Flags.RECORD) != 0;
            define(variable.pos, name, isMember ? "enum_member" : fieldKind(node), isNameless || isComponent);
            exportMember(node.getModifiers().getFlags(), name);
            return within(joined(name), null, isNameless, () -> super.visitVariable(node, none));
        }

        @Override
        public Void visitBlock(BlockTree node, Void none) {
            return within(outer, null, isNameless, () -> super.visitBlock(node, none));
        }

        private Void within(String name, ClassTree type, boolean nameless, Runnable scan) {
            String outerBefore = outer;
            ClassTree ownerBefore = owner;
            boolean before = isNameless;
            outer = name;
            owner = type;
            isNameless = nameless;
            scan.run();
            outer = outerBefore;
            owner = ownerBefore;
            isNameless = before;
            return null;
        }

        private void define(int position, String name, String kind, boolean isOptional) {
            facts.say("D", path, unit.getLineMap().getLineNumber(position), name, kind, joined(name), isOptional ? 1 : 0);
        }

        // What is public can be reached from elsewhere, but only through its type.
        private void exportMember(Set<Modifier> flags, String name) {
            boolean isInterface = owner != null && isInterface(owner);
            if (!outer.isEmpty() && (isInterface || flags.contains(Modifier.PUBLIC))) facts.say("E", path, name, 1);
        }

        private void bases(ClassTree node, String name) {
            if (node.getExtendsClause() != null) facts.say("B", path, name, lastName(node.getExtendsClause()), "extends");
            String relation = isInterface(node) ? "extends" : "implements";
            for (Tree base : node.getImplementsClause()) facts.say("B", path, name, lastName(base), relation);
        }

        private String joined(String name) {
            return outer.isEmpty() ? name : outer + "." + name;
        }

        private String kindOf(ClassTree node) {
            if (node.getKind() == Tree.Kind.ENUM) return "enum";
            return isInterface(node) ? "interface" : "class";
        }

        private boolean isInterface(ClassTree node) {
            return node.getKind() == Tree.Kind.INTERFACE || node.getKind() == Tree.Kind.ANNOTATION_TYPE;
        }

        private String fieldKind(VariableTree node) {
            Set<Modifier> flags = node.getModifiers().getFlags();
            boolean isConstant = flags.contains(Modifier.STATIC) && flags.contains(Modifier.FINAL);
            return isConstant || isInterface(owner) ? "constant" : "variable";
        }
    }
}
