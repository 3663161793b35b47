"""Where a configuration file sets a key, whether any does, and what manifests say of the project.

TOML, JSON, YAML and INI are read, never run. Not seen: keys that code computes or sets.
"""

from probant.questions.kind import PLACED, Answers, Kind, Lexis, key, listing, member, whether
from probant.vocabulary.question import PROJECT_FACETS, Facet, Intent, Relation

KIND = Kind(
    relation=Relation.CONFIG_KEY, intent=Intent.LOCATE, filters=PLACED,
    proved_by=("configuration",), is_proved_by_anchor=True,
    forms=(
        listing("config_key", "config-key", "where is the configuration key {key} set", key("key"),
                member("file", is_optional=True)),
        listing("config_key", "config-value", "what value does the configuration key {key} have",
                key("key"), member("file", is_optional=True)),
        whether("has_config_key", "has-key", "is there a configuration key {key}", key("key")),
        listing("project_field", "project-field",
                "what does the manifest give as the project's {facet}", word=Lexis.FIELD),
    ),
    answers=Answers(
        listed="The key {a} is set here: {told}.",
        empty="The project's manifests name no {facet}.",
        affirmed="Yes: {told}.",
        negated="no configuration file sets the key {a}.",
        of={
            **dict.fromkeys(PROJECT_FACETS, Answers(listed="The project's {facet} is {list}.")),
            Facet.VERSION: Answers(listed="The project's version is {list}{declared}."),
            Facet.MAINTAINERS: Answers(listed="The maintainers are {list}."),
            Facet.AUTHORS: Answers(listed="The authors are {list}."),
        },
    ),
)  # fmt: skip
