"""Everything Probant raises on purpose.

    ProbantError                    message, remedy, exit code
    ├── UsageError                  2: the call or its configuration is off
    │   ├── RepositoryNotFound
    │   ├── RevisionNotFound
    │   ├── ConfigurationError
    │   ├── CacheUnwritable
    │   ├── SessionError
    │   └── RequestRefused          a council request that fails its schema; `code`, `members`
    │       └── BlockingEvidenceTooLarge
    ├── Interrupted                 130: somebody ended the program
    ├── InternalFault               4: a fault of this program
    └── ExecutionError              4: the call was right, carrying it out was not possible
        ├── GitFailed
        ├── ProgramMissing
        ├── ProgramFailed
        │   └── ProgramTooSlow      it was ended at its deadline
        ├── PathRefused             a path that leaves the repository
        ├── FileUnreadable          a file the snapshot names but nobody can read
        └── IndexCorrupt            never seen by users: the index is rebuilt

An expected negative (nothing found, did not fit, may not look) is a value, never an exception.
"""

from __future__ import annotations

import re
from collections.abc import Mapping


class ProbantError(Exception):
    """Root of the tree: what went wrong, in one line, and what to do about it.

    `code` is for programs: the name of the class, in lower case.
    """

    exit_code = 4
    code = "error"

    def __init_subclass__(cls) -> None:
        cls.code = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()

    def __init__(self, message: str, *, remedy: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.remedy = remedy

    def __str__(self) -> str:
        return f"{self.message}; {self.remedy}" if self.remedy else self.message


class Interrupted(ProbantError):
    pass


class InternalFault(ProbantError):
    pass


class UsageError(ProbantError):
    exit_code = 2


class RepositoryNotFound(UsageError):
    pass


class RevisionNotFound(UsageError):
    pass


class NoGitRepository(RevisionNotFound):
    """A revision was asked for where there is no git repository."""


class ConfigurationError(UsageError):
    pass


class CacheUnwritable(UsageError):
    pass


class SessionError(UsageError):
    pass


class RequestRefused(UsageError):
    """A request that is not carried out. `code` and `members` are for programs that read them."""

    def __init__(
        self,
        message: str,
        *,
        remedy: str | None = None,
        code: str | None = None,
        members: Mapping[str, object] | None = None,
    ) -> None:
        super().__init__(message, remedy=remedy)
        self.code = code if code is not None else type(self).code
        self.members: dict[str, object] = dict(members or {})


class BlockingEvidenceTooLarge(RequestRefused):
    """A blocking item, alone or with the others, is larger than the evidence's share.

    `n_before`: how many blocking items stand before it and are counted in `chars`. `is_most`: no
    other tier has more room. `is_linter_json`: a tool's own JSON, which could be SARIF as well.
    """

    def __init__(
        self,
        *,
        evidence_index: int,
        source: str,
        chars: int,
        budget: int,
        tier: str,
        n_before: int = 0,
        is_most: bool = False,
        is_linter_json: bool = False,
    ) -> None:
        others = f" and {n_before} more before it need" if n_before else " needs"
        first = "shorten the item"
        if is_linter_json:
            first = "let the tool write SARIF, which --evidence makes short, or split the item"
        last = "summarise it or send fewer items" if is_most else "choose a higher tier"
        super().__init__(
            f"blocking evidence {evidence_index} ({source}){others} {chars:,} characters and tier "
            f"{tier} has {budget:,} for evidence",
            remedy=f"{first}, make it informational, or {last}",
            members={
                "evidence_index": evidence_index,
                "source": source,
                "chars": chars,
                "budget": budget,
                "tier": tier,
            },
        )


class ExecutionError(ProbantError):
    exit_code = 4


class GitFailed(ExecutionError):
    pass


class ProgramMissing(ExecutionError):
    pass


class ProgramFailed(ExecutionError):
    pass


class ProgramTooSlow(ProgramFailed):
    pass


class PathRefused(ExecutionError):
    pass


class FileUnreadable(ExecutionError):
    pass


class ObjectMissing(FileUnreadable):
    """git knows of the object and does not have it: a partial clone, or a damaged one."""


class IndexCorrupt(ExecutionError):
    pass
