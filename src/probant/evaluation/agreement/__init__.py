"""The same statements put to every voice there is: do asking, checking, facts and oracles agree?"""
