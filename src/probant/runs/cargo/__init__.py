"""Cargo packages: built offline, test programs run one by one."""
