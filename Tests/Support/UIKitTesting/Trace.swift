import Testing

extension [String] {
    /// The names of the callbacks that the controller `name` recorded, in order, without what it saw in them.
    package func callbacks(of name: String = "child") -> [String] {
        filter { $0.hasPrefix(name + " ") }.map { line in
            let text = line.dropFirst(name.count + 1)
            let word = text.prefix { $0 != " " }
            guard word.contains("("), !word.contains(")") else { return String(word) }
            return String(text.prefix { $0 != ")" }) + ")"
        }
    }

    /// The callbacks of a controller that are about its appearance.
    package func appearance(of name: String = "child") -> [String] {
        callbacks(of: name).filter { $0.contains("ppear") }
    }

    /// The callbacks of a controller that are about its parent.
    package func moves(of name: String = "child") -> [String] {
        callbacks(of: name).filter { $0.contains("Move(") }
    }

    /// How often the controller recorded a callback whose name starts like this.
    package func count(_ callback: String, of name: String = "child") -> Int {
        count { $0.hasPrefix("\(name) \(callback)") }
    }

    /// The whole lines that start like this.
    package func lines(_ callback: String, of name: String = "child") -> [String] {
        filter { $0.hasPrefix("\(name) \(callback)") }
    }

    /// How many times layout ran is not part of the contract (LIFE-06): the same pass repeated counts once.
    package var collapsingRepeatedLayout: [String] {
        var result: [String] = []
        var run: [String] = []
        func close() {
            let period = (1...Swift.max(1, run.count)).first { period in
                run.count.isMultiple(of: period) && run.indices.allSatisfy { run[$0] == run[$0 % period] }
            }
            result += run.prefix(period ?? run.count)
            run = []
        }
        for line in self {
            if line.contains("ayoutSubviews") || line.contains(" frames ") {
                run.append(line)
            } else {
                close()
                result.append(line)
            }
        }
        close()
        return result
    }
}

/// Expects exactly the lines of `expected`. A failure shows what is missing (-) and what is too much (+) in place.
package func expectTrace(_ trace: [String], _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let actual = trace.collapsingRepeatedLayout
    let wanted = expected.split(separator: "\n").map(String.init)
    guard actual != wanted else { return }
    var lines = wanted.map { "  \($0)" }
    let difference = actual.difference(from: wanted)
    for case .remove(let offset, let element, _) in difference.removals {
        lines[offset] = "- \(element)"
    }
    // Insertions are numbered in the new list; removed lines, which stay on display, shift them.
    for case .insert(let offset, let element, _) in difference.insertions {
        var position = 0
        var counted = 0
        while position < lines.count, counted < offset || lines[position].hasPrefix("-") {
            if !lines[position].hasPrefix("-") { counted += 1 }
            position += 1
        }
        lines.insert("+ \(element)", at: position)
    }
    Issue.record("the trace differs:\n\(lines.joined(separator: "\n"))", sourceLocation: sourceLocation)
}

/// Expects that the view of the controller `name` was laid out for the first time after a line that starts like `start`, and before the
/// next one that starts like `end`.
package func expectLayout(
    of name: String, between start: String, and end: String, in trace: [String],
    sourceLocation: SourceLocation = #_sourceLocation
) {
    guard let first = trace.firstIndex(where: { $0.hasPrefix(start) }),
        let last = trace[first...].firstIndex(where: { $0.hasPrefix(end) })
    else {
        Issue.record("\(start), or \(end) after it, is missing in \(trace)", sourceLocation: sourceLocation)
        return
    }
    func layout(_ lines: ArraySlice<String>) -> [String] {
        Array(lines).callbacks(of: name).filter { $0.contains("LayoutSubviews") }
    }
    #expect(layout(trace[..<first]) == [], sourceLocation: sourceLocation)
    #expect(
        layout(trace[first..<last]).prefix(2) == ["viewWillLayoutSubviews", "viewDidLayoutSubviews"],
        sourceLocation: sourceLocation)
}

/// Expects `callbacks` in this order, not necessarily one right after the other.
package func expectOrder(
    _ callbacks: [String], in trace: [String], of name: String = "child",
    sourceLocation: SourceLocation = #_sourceLocation
) {
    var rest = trace.callbacks(of: name)[...]
    for callback in callbacks {
        guard let index = rest.firstIndex(of: callback) else {
            Issue.record(
                "\(callback) is missing, or not after the ones before it, in \(trace.callbacks(of: name))",
                sourceLocation: sourceLocation)
            return
        }
        rest = rest[(index + 1)...]
    }
}
