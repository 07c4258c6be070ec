"""Notifications to people who are elsewhere, by mail, web push or webhook."""
