// Where calls lead, by the compiler's attribution. Libraries may be missing: what then cannot be
// told is left out.

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.tree.JCTree;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

final class JavaCalls {
    private final JavaFacts facts;
    private Trees trees;

    JavaCalls(JavaFacts facts) {
        this.facts = facts;
    }

    void read(List<String> paths) throws IOException {
        if (paths.isEmpty()) return;
        JavacTask task = facts.task(paths, diagnostic -> {});
        trees = Trees.instance(task);
        Iterable<? extends CompilationUnitTree> units = task.parse();
        task.analyze();
        for (CompilationUnitTree unit : units) new Walk(unit).scan(unit, null);
    }

    private record Place(String path, long line) {}

    private Place place(Element element) {
        TreePath found = trees.getPath(element);
        if (found == null) return null;
        CompilationUnitTree unit = found.getCompilationUnit();
        String path = facts.path(unit.getSourceFile());
        return path == null ? null : new Place(path, unit.getLineMap().getLineNumber(namePosition(found.getLeaf(), unit)));
    }

    private int namePosition(Tree node, CompilationUnitTree unit) {
        if (node instanceof JCTree.JCClassDecl type) {
            return JavaTypes.namePosition(type, JavaTypes.textOf(unit));
        }
        return ((JCTree) node).pos;
    }

    private final class Walk extends TreePathScanner<Void, Void> {
        private final CompilationUnitTree unit;
        private final String path;
        private final String text;

        Walk(CompilationUnitTree unit) {
            this.unit = unit;
            this.path = facts.path(unit.getSourceFile());
            this.text = JavaTypes.textOf(unit);
        }

        @Override
        public Void visitMethodInvocation(MethodInvocationTree node, Void none) {
            ExpressionTree select = node.getMethodSelect();
            Element element = trees.getElement(new TreePath(getCurrentPath(), select));
            if (element instanceof ExecutableElement method && isKnown(method) && isInText(select)) {
                tell(select, lastName(select), method, node.getArguments());
            }
            return super.visitMethodInvocation(node, none);
        }

        @Override
        public Void visitNewClass(NewClassTree node, Void none) {
            Element type = trees.getElement(new TreePath(getCurrentPath(), node.getIdentifier()));
            // Constants of an enum are constructed too, but nobody wrote a call.
            boolean isWritten = start(node) >= 0 && !(getCurrentPath().getParentPath().getLeaf() instanceof JCTree.JCVariableDecl variable
                && (variable.mods.flags & Flags.ENUM) != 0);
            if (isWritten && type instanceof TypeElement known && known.asType().getKind() != TypeKind.ERROR) {
                Element made = node.getClassBody() == null ? trees.getElement(getCurrentPath()) : null;
                construct(node, known, made);
            }
            return super.visitNewClass(node, none);
        }

        private void construct(NewClassTree node, TypeElement type, Element made) {
            String name = JavaTypes.lastName(node.getIdentifier());
            Place typePlace = place(type);
            if (typePlace == null) {
                facts.say("O", path, line(node.getIdentifier()), name);
                return;
            }
            List<Place> places = new ArrayList<>();
            boolean isErroneous = areErroneous(node.getArguments());
            for (Element member : type.getEnclosedElements()) {
                boolean isChosen = member == made || made == null || isErroneous;
                if (member.getKind() == ElementKind.CONSTRUCTOR && isChosen && isWritten(member)) places.add(place(member));
            }
            places.add(typePlace);
            say(node.getIdentifier(), name, places);
        }

        private void tell(ExpressionTree select, String name, ExecutableElement method, List<? extends Tree> arguments) {
            Element owner = method.getEnclosingElement();
            Place ownerPlace = place(owner);
            if (ownerPlace == null) {
                facts.say("O", path, line(select), name);
                return;
            }
            List<Place> places = new ArrayList<>();
            if (isWritten(method)) places.add(place(method));
            if (method.getKind() == ElementKind.CONSTRUCTOR) {
                places.add(ownerPlace);
            } else if (places.isEmpty()) {
                return; // values() of an enum, an accessor of a record
            }
            if (areErroneous(arguments)) {
                for (Element member : owner.getEnclosedElements()) {
                    boolean isOverload = member.getSimpleName().equals(method.getSimpleName()) && member != method;
                    if (isOverload && member instanceof ExecutableElement && isWritten(member)) places.add(place(member));
                }
            }
            say(select, name, places);
        }

        // With an argument of unknown type every overload is as right as the chosen one.
        private boolean areErroneous(List<? extends Tree> arguments) {
            for (Tree argument : arguments) {
                TypeMirror type = trees.getTypeMirror(new TreePath(getCurrentPath(), argument));
                if (type == null || type.getKind() == TypeKind.ERROR || type.toString().contains("<any>")) return true;
            }
            return false;
        }

        // The compiler adds `super()` where nobody wrote it.
        private boolean isInText(ExpressionTree select) {
            return !(select instanceof IdentifierTree name) || text.startsWith(name.getName().toString(), (int) Math.max(0, start(select)));
        }

        private boolean isKnown(ExecutableElement method) {
            return method.asType().getKind() != TypeKind.ERROR && method.getEnclosingElement() != null
                && method.getEnclosingElement().asType().getKind() != TypeKind.ERROR;
        }

        private boolean isWritten(Element member) {
            TreePath found = trees.getPath(member);
            return found != null && found.getLeaf() instanceof JCTree.JCMethodDecl method
                && (method.mods.flags & (Flags.GENERATEDCONSTR | Flags.GENERATED_MEMBER)) == 0;
        }

        private void say(Tree at, String name, List<Place> places) {
            List<Object> fields = new ArrayList<>(List.of(path, line(at), name));
            for (Place place : places) {
                fields.add(place.path());
                fields.add(place.line());
            }
            facts.say("C", fields.toArray());
        }

        private String lastName(ExpressionTree select) {
            return select instanceof MemberSelectTree member ? member.getIdentifier().toString() : ((IdentifierTree) select).getName().toString();
        }

        private long start(Tree node) {
            return trees.getSourcePositions().getStartPosition(unit, node);
        }

        private long line(Tree node) {
            return unit.getLineMap().getLineNumber(Math.max(0, start(node)));
        }
    }
}
