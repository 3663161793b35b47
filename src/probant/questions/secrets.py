"""What looks like a secret that was checked in: keys, tokens, literals given to a password.

Private keys with their body, tokens of well-known services, and literals of six characters or more
assigned to a name that ends in password, secret, token or key, in code and settings. Told without
the secret and without its line. Words and placeholders are leads only. Not seen: the history, what
is encoded, names of other kinds. Whether one is valid or made up for a test, no file says.
"""

from probant.questions.kind import PLACED, SEARCH, Answers, Kind, listing, path, whether
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.SECRETS, intent=Intent.LOCATE, filters=PLACED, requires=(SEARCH,),
    proved_by=("secrets",), is_told_uncited=True,
    forms=(
        listing("secrets", "secrets", "what looks like a secret that was checked in"),
        whether("has_secrets", "has-secrets", "is there anything like a secret in the code",
                path("file", is_optional=True)),
    ),
    answers=Answers(
        listed="This looks like secrets, which are not shown: {told}{more}. "
        "Whether they are valid, the code does not say.",
        empty="Nothing in this snapshot looks like a secret.",
        affirmed="Yes, in {a} there is what looks like a secret: {told}.",
        negated="nothing in {a} looks like a private key, a known token or an assigned password.",
    ),
)  # fmt: skip
