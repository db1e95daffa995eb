"""Gives equations to kiwisolver (https://pypi.org/project/kiwisolver), and says how long it takes for them.

usage: kiwisolver_driver.py ROUNDS < SYSTEM

SYSTEM is what LayoutEquations.swift writes. Prints JSON, all in milliseconds of processor time: "first", until all equations are in the
solver and the values are known, one for each round; "steps", the same after each of the sizes that follow. To make the equations and to
read the values is not in it: that would be Python's time.
"""

import json
import sys
import time

from kiwisolver import Solver, Variable


def strength(priority):
    """kiwisolver has three strengths below "required", and no numbers between that one wins over any number of the next by."""
    if priority >= 1000:
        return "required"
    return "medium" if priority >= 500 else "weak"


def constraint(equation, variables):
    left = sum((variables[number] * factor for number, factor in zip(equation["variables"], equation["factors"])), equation["constant"])
    relation = equation["relation"]
    made = left == 0 if relation == 0 else left <= 0 if relation < 0 else left >= 0
    return made | strength(equation["priority"])


def milliseconds(work):
    began = time.process_time_ns()
    work()
    return (time.process_time_ns() - began) / 1e6


def solve(system):
    variables = [Variable(str(number)) for number in range(system["variableCount"])]
    constraints = [constraint(equation, variables) for equation in system["equations"]]
    width, height = (variables[number] for number in system["size"])
    first, *others = system["sizes"]
    solver = Solver()

    def resize(size):
        solver.suggestValue(width, size[0])
        solver.suggestValue(height, size[1])
        solver.updateVariables()

    def begin():
        for variable in (width, height):
            solver.addEditVariable(variable, "strong")
        for made in constraints:
            solver.addConstraint(made)
        resize(first)

    began = milliseconds(begin)
    steps = [milliseconds(lambda: resize(size)) for size in others]
    return began, steps, [variable.value() for variable in variables]


def main():
    if len(sys.argv) != 2 or not sys.argv[1].isdigit():
        sys.exit(f"usage: {sys.argv[0]} ROUNDS < SYSTEM")
    system = json.load(sys.stdin)
    rounds = [solve(system) for _ in range(int(sys.argv[1]))]
    answer = {
        "first": [first for first, _, _ in rounds],
        "steps": [step for _, steps, _ in rounds for step in steps],
        "values": rounds[-1][2],
    }
    json.dump(answer, sys.stdout)


if __name__ == "__main__":
    main()
