"""Small Python trees, and questions about the names in them."""

from __future__ import annotations

from hypothesis import strategies as st

NAMES = ("load", "save", "Engine", "start", "LIMIT", "helper")
FILES = ("a.py", "b.py", "pkg/__init__.py", "pkg/core.py")

STATEMENTS = st.sampled_from(
    [
        "def load(path):\n    return helper(path)\n",
        "def save(load):\n    load()\n",
        "class Engine:\n    def start(self):\n        self.stop()\n    def stop(self): ...\n",
        "class Motor(Engine):\n    def start(self) -> int:\n        super().start()\n",
        "LIMIT = 3\n",
        "from a import load\n",
        "from pkg.core import *\n",
        "import pkg.core as core\ncore.load()\n",
        "load()\n",
        "# load is said here\n",
        "NAMES = ['Engine']\n",
        "def helper(x: Engine):\n    x.start()\n",
        "def broken(:\n",
        "größe = 'ü'\r\n",
    ]
)
TREES = st.dictionaries(
    st.sampled_from(FILES), st.lists(STATEMENTS, max_size=4).map("\n".join), max_size=4
)
QUESTIONS = st.builds(
    str.format,
    st.sampled_from(
        ["where is {0}?", "who calls {0}?", "what does {0} call?", "does {0} call {1}?",
         "what are the subclasses of {0}?", "does {0} extend {1}?", "who imports {2}?",
         "what does {2} import?", "explain {0}", "what parameters does {0} take?",
         "where is {0} mentioned?", "what kind of project is this?", "is there a class {0}?",
         "where is the file {2}?", "what is the last commit?", "what does {0} return?"]
    ),
    st.sampled_from(NAMES),
    st.sampled_from(NAMES),
    st.sampled_from(FILES),
)  # fmt: skip
