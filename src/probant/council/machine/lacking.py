"""Whether a text may speak of something because it is not there."""

from __future__ import annotations

import re

_ABOUT_LACK = re.compile(
    r"\b(?:no|not|none|never|nor|without|cannot|missing|miss(?:es)?|absent|absence|lacks?|lacking|"
    r"gone|dead|dangling|broken|should|must|needs?|needed|want(?:s|ed)?|expect(?:s|ed)?|would|will|"
    r"could|if|new|add(?:s|ed|ing)?|creat(?:e|es|ed|ing)|introduc(?:e|es|ed|ing)|instead|replac\w+|"
    r"rename[sd]?|renaming|mov(?:e|es|ed|ing)|delet\w+|remov\w+|drop(?:s|ped)?|todo|plan(?:s|ned)?|"
    r"undefined|unresolved|unknown|unable|fail(?:s|ed)? to|requir\w+|commit|suggest\w*|"
    r"consider|propos\w+)\b|n't\b",
    re.IGNORECASE,
)


def speaks_of_lack(text: str) -> bool:
    """By its words; also where they speak of something else."""
    return _ABOUT_LACK.search(text) is not None
