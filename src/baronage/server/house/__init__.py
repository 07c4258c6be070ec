"""What happens at many tables."""
