"""Notices: what people are told while they are elsewhere, by mail, by push or by a hook of theirs."""
