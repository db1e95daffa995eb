"""The error of all drivers."""


class DriverError(Exception):
    """What went wrong, as a sentence for the person who reads a failed test."""
