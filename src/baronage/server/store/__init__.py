"""The database: schema, migrations, writer and backups."""
