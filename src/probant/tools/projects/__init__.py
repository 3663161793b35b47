"""What a tree says about itself as a project, read twice.

`survey` reads manifests and nothing else, `sources` looks at the files and at no manifest: two
opinions that share nothing. What becomes of them is `tools.discovery`'s work.
"""
