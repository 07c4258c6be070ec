"""Migrations from older schema versions to this one."""
