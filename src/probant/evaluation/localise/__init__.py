"""Does a question lead to the code it is about? Subjects of real commits, asked at their parents.

`commits` chooses them and what each changed, `baselines` stand beside, `scores` count.
"""
