"""The commands below `probant eval` and their flags, as data."""

from __future__ import annotations

from probant.surfaces.cli.command import COMMON, Command, flag

_CORPUS = flag("--corpus", help="a pinned package by name, 'start' for a few of them or 'public' "
               "for all", metavar="NAME")  # fmt: skip
_REPO = flag("--repo", help="the repository (default: the current directory)", default=".",
             metavar="PATH")  # fmt: skip
_SEED = flag("--seed", help="seed of the generator (default: 7)", type=int, default=7, metavar="N")
_FORMAT = flag("--format", help="text or json", default="text", choices=("text", "json"))
_JOBS = flag("--jobs", help="processes that work (default: one for each core)", type=int,
             metavar="N")  # fmt: skip
_FOLDER = flag("run", help="the folder a run wrote, or a file of its results", metavar="RUN")
_ANSWERER = (
    flag("--answerer-author", help="names or addresses of whoever made the answerer: code of "
         "theirs is refused", metavar="LIST"),
    flag("--answerer-package", help="packages they wrote, refused as well", metavar="LIST"),
)  # fmt: skip
_WHAT = (
    _CORPUS,
    _REPO,
    flag("--repos", help="a file that names many repositories, one path on each line",
         metavar="FILE"),
    _SEED,
    flag("--families", help="only these question families, such as 1,33,U5", metavar="LIST"),
    flag("--limit", help="most questions of each family", type=int, metavar="N"),
    flag("--arms", help="only these arms: plain, history, recall, renamed, stripped, runs "
         "(default: plain, history, recall; of the public corpus all; runs only with "
         "--allow-exec)",
         metavar="LIST"),
    flag("--allow-exec", help="also ask what only running tells, in a sandbox without network; the "
         "client of the package's language brings what its tests need", action="store_true"),
    *_ANSWERER,
)  # fmt: skip

EVALUATION = (
    Command(
        "corpus",
        "list the pinned packages, and what is known of each",
        "evaluation.corpus",
        (
            _CORPUS,
            flag("--repo", help="a repository of your own: say what is known of it",
                 metavar="PATH"),
            flag("--fetch", help="bring the packages into the cache", action="store_true"),
            flag("--cutoff", help="training cutoff of the assistant that is to be measured",
                 metavar="DATE"),
            *_ANSWERER,
            _FORMAT,
            *COMMON,
        ),
    ),
    Command(
        "generate",
        "write questions with their truth, and the trees they are about, for others to use",
        "evaluation.generate",
        (
            *_WHAT,
            flag("--out", help="the folder to write", required=True, metavar="DIR"),
            _JOBS,
            _FORMAT,
            *COMMON,
        ),
    ),
    Command(
        "run",
        "generate questions from a repository, ask them all, print the metrics",
        "evaluation.run",
        (
            *_WHAT,
            flag("--set", help="ask the questions that `eval generate` wrote there",
                 metavar="DIR"),
            flag("--wordings", help="ask in the templates of this file instead of the own "
                 "wordings; --limit counts facts then (default: 8)", metavar="FILE"),
            flag("--show-misses", help="with --wordings: list the misses of the half of the "
                 "templates that may be read", action="store_true"),
            flag("--out", help="where results go as they come (default: below the cache)",
                 metavar="DIR"),
            flag("--fresh", help="begin anew instead of going on with a run that was stopped",
                 action="store_true"),
            _JOBS,
            flag("--engine", help="where the work is done", default="local",
                 choices=("local", "dask")),
            flag("--address", help="scheduler of the Dask cluster", metavar="HOST:PORT"),
            flag("--subject", help="who is asked: probant, cli, or a baseline (default: probant)",
                 metavar="NAME"),
            flag("--answerer", help="ask a command instead: 'cmd {question} {repo}'",
                 metavar="CMD"),
            flag("--beside", help="baselines that get the same questions, 'none' for none "
                 "(default: all that are installed)", metavar="LIST"),
            flag("--cutoff", help="training cutoff of the assistant that is measured",
                 metavar="DATE"),
            flag("--show", help="wrong and missing answers to show, the worst first "
                 "(default: 20)", type=int, default=20, metavar="N"),
            _FORMAT,
            *COMMON,
        ),
    ),
    Command(
        "report",
        "make a page with plots of a run, and its figures as a text that diffs well",
        "evaluation.report",
        (
            _FOLDER,
            flag("--html", help="where the page goes (default: report.html in the run's folder)",
                 metavar="FILE"),
            flag("--metrics", help="also write the figures there", metavar="FILE"),
            *COMMON,
        ),
    ),
    Command(
        "compare",
        "say what changed between two runs of the same questions, and whether it is chance",
        "evaluation.compare",
        (
            flag("first", help="the run before", metavar="A"),
            flag("second", help="the run after", metavar="B"),
            flag("--show", help="questions to show that went another way (default: 20)", type=int,
                 default=20, metavar="N"),
            _FORMAT,
            *COMMON,
        ),
    ),
    Command(
        "confidence",
        "lay the derived confidence beside the older weighted score, on the same answers",
        "evaluation.confidence",
        (
            flag("run", help="the folder a run wrote; without it the 50 questions of the "
                 "capacity set are asked", nargs="?", metavar="RUN"),
            _FORMAT,
            *COMMON,
        ),
    ),
    Command(
        "facts",
        "compare the extracted facts with what each language's own front end says",
        "evaluation.facts",
        (
            flag("--corpus", help="a pinned package by name", metavar="NAME"),
            flag("--show", help="disagreements to show of each sort (default: 3)", type=int,
                 default=3, metavar="N"),
            _FORMAT,
            _REPO,
            *COMMON,
        ),
    ),
    Command(
        "check",
        "check true statements and wrong ones made from them, print the metrics",
        "evaluation.check",
        (
            _CORPUS,
            _SEED,
            flag("--limit", help="most statements of each sort", type=int, metavar="N"),
            flag("--show", help="wrong verdicts to show (default: 20)", type=int, default=20,
                 metavar="N"),
            _FORMAT,
            _REPO,
            *COMMON,
        ),
    ),
    Command(
        "agree",
        "put the same statements to ask, query, check, facts and the oracles; list disagreements",
        "evaluation.agree",
        (
            _CORPUS,
            _SEED,
            flag("--limit", help="most facts of each sort and language (default: 120)", type=int,
                 default=120, metavar="N"),
            _FORMAT,
            _REPO,
            *COMMON,
        ),
    ),
    Command(
        "calls",
        "run a package's own tests in the sandbox and hold lists of callers against the calls",
        "evaluation.calls",
        (
            flag("--corpus", help="a pinned package by name, or 'traced' for all whose tests "
                 "can be traced", metavar="NAME"),
            _REPO,
            _FORMAT,
            *COMMON,
        ),
    ),
    Command(
        "localise",
        "ask subjects of real commits at their parents: do the places shown hold what changed? "
        "Or, with --corpus, functions by their own documentation with it removed",
        "evaluation.localise",
        (
            flag("--repo", help="a git repository with a history; may be repeated (default: the "
                 "current directory)", action="append", metavar="PATH"),
            flag("--corpus", help="documented functions of these packages instead: public, start, "
                 "or one package", metavar="NAME"),
            flag("--limit", help="most subjects of each repository, or functions of each package "
                 "(default: 30)", type=int, default=30, metavar="N"),
            _SEED,
            _FORMAT,
            *COMMON,
        ),
    ),
)  # fmt: skip
