#!/usr/bin/env python3
"""Prints what a compose file starts, as JSON: {"service": {"command": [...], "environment": {...}}, ...}.

usage: .venv/bin/python Tests/Drivers/compose_services.py compose.yaml

Variables are put in as compose does: ${NAME}, ${NAME:-default}.
"""

import json
import os
import re
import sys

import yaml

VARIABLE = re.compile(r"\$\{(?P<name>\w+)(?::-(?P<default>[^}]*))?\}")


def substituted(value):
    if isinstance(value, str):
        return VARIABLE.sub(lambda found: os.environ.get(found["name"]) or found["default"] or "", value)
    if isinstance(value, list):
        return [substituted(element) for element in value]
    if isinstance(value, dict):
        return {key: substituted(element) for key, element in value.items()}
    return value


def services(path):
    """The services of a file, with variables and merged keys resolved."""
    with open(path, encoding="utf-8") as file:
        return substituted(yaml.safe_load(file))["services"]


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    wanted = {
        name: {"command": service["command"], "environment": service.get("environment", {})}
        for name, service in services(sys.argv[1]).items()
    }
    print(json.dumps(wanted, indent=2))
