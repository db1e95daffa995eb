"""One line for each check, and the sum."""

import contextlib
import time


def expect(condition, sentence):
    """Fails the check with a sentence unless the condition holds."""
    if not condition:
        raise AssertionError(sentence)


class Report:
    """Prints what came of each check.

    `expected` are the errors by which a check fails; any other is a mistake in the checks and ends them.
    """

    def __init__(self, expected):
        self.expected = expected
        self.passed = 0
        self.failed = 0
        self.began = time.monotonic()

    @contextlib.contextmanager
    def check(self, name):
        """The block is a check; it can note a figure."""
        notes = []
        try:
            yield notes.append
        except self.expected as error:
            self.fail(name, error)
        else:
            self.passed += 1
            print(f"ok      {name}" + "".join(f" ({note})" for note in notes), flush=True)

    def fail(self, name, error):
        """Notes a check that failed."""
        self.failed += 1
        print(f"FAILED  {name}: {error}", flush=True)

    def end(self):
        """Prints the sum; returns the exit status."""
        print(f"{time.monotonic() - self.began:.0f} s in all")
        print(f"{self.passed} passed, {self.failed} failed")
        return 1 if self.failed or not self.passed else 0
