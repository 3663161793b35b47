"""Does a question lead to the code it is about? Subjects of real commits, asked at their parents,
and functions by their own documentation with it removed.

`commits` chooses subjects and what each changed, `baselines` stand beside, `scores` count;
`documented` is the second kind.
"""
