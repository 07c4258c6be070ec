"""Alembic environment, run on the store's connection."""

from __future__ import annotations

from alembic import context

from baronage.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
