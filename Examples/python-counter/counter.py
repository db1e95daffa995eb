#!/usr/bin/python3
"""A plugin for Mullion, written in Python. README.md says how to see it."""

# The first line names Debian's interpreter, because python3-zmq and python3-protobuf are installed for that one, and a
# confined plugin reads nothing of its user's home.

import os
import sys
import time

if not {"MULLION_BOOTSTRAP_FD", "MULLION_GATE"} & os.environ.keys():
    sys.exit("This is a plugin for Mullion: a host starts it and shows its pane. README.md says how.")

# Later than the rest: whoever starts it by hand may lack what these need.
from place import BehindGate, BesideHost
from session import Session

if "MULLION_BOOTSTRAP_FD" in os.environ:
    Session(BesideHost(int(os.environ["MULLION_BOOTSTRAP_FD"]))).run()
else:
    # One session after the other: this process outlives hosts, gates and connections.
    while not Session(BehindGate(os.environ)).run():
        time.sleep(1)
