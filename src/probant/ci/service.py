"""The CI service of one snapshot: which repository it is there, who asks, and by which way.

Nothing is asked before a question needs it. Runs that speak of this commit are told apart from
runs of its branch. Whether that answers a question is `tools.ci_runs`' matter.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from probant.ci.client import CiClient
from probant.ci.port import Annotation, Job, Listing, NoAnswer, Repository, Run
from probant.ci.where import Address, Wish, address_of, repositories
from probant.errors import GitFailed, RevisionNotFound
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record, replace
from probant.workspace.gitdir import all_refs, head_target, remotes
from probant.workspace.programs import find_program
from probant.workspace.snapshot import SourceTree

TOKEN_VARIABLES = ("GITHUB_TOKEN", "GH_TOKEN")
BRANCHES = "refs/heads/"


class Found(Record, kw_only=True):
    """Runs of one repository; `is_asked` if they are of the very commit or branch asked about."""

    host: str
    repository: Repository
    runs: tuple[Run, ...]
    is_asked: bool
    is_whole: bool
    branch: str
    whole_commit: str = ""
    """A commit of which all runs are here, even if there are more of others."""

    def is_whole_for(self, commit: str) -> bool:
        return self.is_whole or commit == self.whole_commit

    def address_of(self, run: Run) -> str:
        """Where a person can look at a run."""
        return f"https://{self.host}/{self.repository.slug}/actions/runs/{run.id}"


class CiService:
    """Asks about one snapshot."""

    def __init__(self, tree: SourceTree, wish: Wish, environment: Mapping[str, str]) -> None:
        self._tree = tree
        self._wish = wish
        self._environment = environment

    def runs(self, named: str = "") -> Found | NoAnswer:
        """Runs of the snapshot's commit; where there are none, those of its branch.

        With a name, those of that branch; of a commit or a tag, where it is one.
        """
        asked = self._repositories
        if isinstance(asked, NoAnswer):
            return asked
        commit = self._commit_called(named) if named else self._tree.snapshot.commit
        if named and commit is None:
            return self._of_branch(asked[0], named, is_asked=True)
        if commit is None:
            note = "there is no commit here that CI could have run for"
            return NoAnswer(ReasonCode.NO_HISTORY, note)
        refused: NoAnswer | None = None
        for repository in asked:
            listing = self._client.runs(repository, sha=commit)
            if isinstance(listing, NoAnswer):
                refused = refused or listing
            elif listing.runs:
                return Found(
                    host=self._wish.host,
                    repository=repository,
                    runs=listing.runs,
                    is_asked=True,
                    is_whole=listing.is_whole,
                    branch=self._branch,
                )
        branch = "" if named else self._branch
        return refused or self._of_branch(asked[0], branch, is_asked=False)

    def jobs(self, found: Found, run: Run) -> tuple[Job, ...] | NoAnswer:
        return self._client.jobs(found.repository, run)

    def log(self, found: Found, run: Run, job: Job) -> str | NoAnswer:
        return self._client.log(found.repository, run, job)

    def annotations(self, found: Found, job: Job) -> tuple[Annotation, ...]:
        return self._client.annotations(found.repository, job)

    def _of_branch(
        self, repository: Repository, branch: str, *, is_asked: bool
    ) -> Found | NoAnswer:
        listing: Listing | NoAnswer = Listing((), is_whole=True)
        if branch:
            listing = self._client.runs(repository, branch=branch, max_pages=1)
        if isinstance(listing, NoAnswer):
            return listing
        found = Found(
            host=self._wish.host,
            repository=repository,
            runs=listing.runs,
            is_asked=is_asked,
            is_whole=listing.is_whole,
            branch=branch,
        )
        return found if found.is_whole or not found.runs else self._completed(found)

    def _completed(self, found: Found) -> Found:
        """A branch may have any number of runs: those of its newest commit are asked for."""
        newest = found.runs[0].sha
        listing = self._client.runs(found.repository, sha=newest, branch=found.branch)
        if isinstance(listing, NoAnswer) or not listing.is_whole:
            return found
        others = tuple(run for run in found.runs if run.sha != newest)
        return replace(found, runs=(*listing.runs, *others), whole_commit=newest)

    def _commit_called(self, name: str) -> str | None:
        """The commit a name means, unless it is that of a branch: a branch moves on."""
        git = self._tree.git
        if git is None:
            return None
        tracked = [f"refs/remotes/{remote}/{name}" for remote, _ in remotes(git.where)]
        if not {f"{BRANCHES}{name}", *tracked}.isdisjoint(all_refs(git.where)):
            return None
        try:
            return git.resolve(name)
        except (GitFailed, RevisionNotFound):
            return None

    @cached_property
    def _repositories(self) -> tuple[Repository, ...] | NoAnswer:
        address = self._address
        if isinstance(address, NoAnswer):
            return address
        git = self._tree.git
        known = remotes(git.where) if git is not None else ()
        return repositories(self._wish, address, known)

    @cached_property
    def _address(self) -> Address | NoAnswer:
        return address_of(self._wish)

    @cached_property
    def _branch(self) -> str:
        """The branch the snapshot stands on; '' where it is some commit of the past."""
        git = self._tree.git
        if git is None or git.head() != self._tree.snapshot.commit:
            return ""
        try:
            target = head_target(git.where)
        except GitFailed:
            return ""
        return target.removeprefix(BRANCHES) if target.startswith(BRANCHES) else ""

    @cached_property
    def _client(self) -> CiClient:
        address = self._address
        assert isinstance(address, Address)  # noqa: S101 - asked for repositories before
        token = self._token
        if found := self._usable_gh(address, token):
            from probant.ci.gh import Gh

            program = Gh(address, token, self._environment, found)
            if known := token or program.login():
                return CiClient(program, known, is_known=True)
        from probant.ci.rest import Rest

        return CiClient(Rest(address.api, token), token, is_known=bool(token))

    def _usable_gh(self, address: Address, token: str) -> str | None:
        """The user's own `gh`, never a file of that name of the target: it gets to see a token."""
        from probant.ci.gh import Gh

        if self._wish.via == "rest" or not Gh.can_ask(address, token):
            return None
        return find_program("gh", not_below=self._tree.root)

    @cached_property
    def _token(self) -> str:
        names = (self._wish.token_env,) if self._wish.token_env else TOKEN_VARIABLES
        found = (self._environment.get(name, "").strip() for name in names)
        # A line end in it would let it write headers of its own.
        return next((token for token in found if token and token.isprintable()), "")
