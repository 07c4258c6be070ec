"""Worker processes for bots and for the coach, and the seeds of bots and deals."""
