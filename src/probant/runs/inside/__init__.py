"""Programs that run beside the target, in the sandbox: each file is copied there and stands alone.

They import nothing of this package and run on every Python from 3.8 on. What they say goes over a
pipe, which a test can add to but not take back from. Who reads it: runs/python_stream.py.
"""
