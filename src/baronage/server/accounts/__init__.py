"""Accounts: people, credentials, relations, reports and personal data."""
