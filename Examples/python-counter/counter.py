#!/usr/bin/python3
"""A plugin for Mullion, written in Python. README.md says how to see it."""

# The first line names Debian's interpreter, because python3-zmq and python3-protobuf are installed for that one, and a
# confined plugin reads nothing of its user's home.

import os
import sys

if "MULLION_BOOTSTRAP_FD" not in os.environ:
    sys.exit("This is a plugin for Mullion: a host starts it and shows its pane. README.md says how.")

from session import Session  # Later than the rest: whoever starts it by hand may lack what it needs.

Session(int(os.environ["MULLION_BOOTSTRAP_FD"])).run()
