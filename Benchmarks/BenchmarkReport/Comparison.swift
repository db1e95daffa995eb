/// A run beside earlier ones.
package struct Comparison: Sendable {
    /// Of all figures of Mullion that are in both, and were measured often enough.
    package let changes: [Change]
    /// Of how many figures nothing can be told: measured too seldom, or zero.
    package let untold: Int
    /// Sections, and figures of sections that are in both.
    package let onlyBefore: [String]
    package let onlyAfter: [String]
    /// Nil where both were made on machines that are alike.
    package let machines: (before: Machine, after: Machine)?

    /// - Parameters:
    ///   - reports: The run; then what was measured again of it.
    ///   - earlier: What it is compared with: at least one.
    ///
    /// What is told of a figure is what each of the first says beside each of the others.
    package init(_ reports: [Report], since earlier: [Report]) {
        precondition(!reports.isEmpty && !earlier.isEmpty, "There is nothing to compare")
        var changes: [Change] = []
        var untold = 0
        for section in reports[0].sections {
            for figure in section.figures where figure.kind != .raw {
                let before = earlier.compactMap { $0.find(figure, in: section.name) }
                let after = reports.compactMap { $0.find(figure, in: section.name) }
                guard !before.isEmpty else { continue }
                let pairs = after.flatMap { new in before.map { old in (new, old) } }
                let told = pairs.compactMap {
                    Change.of(
                        $0.figure, in: $0.section, since: $1.figure, in: $1.section, isLuckKnown: earlier.count > 1)
                }
                if let change = Change.agreed(told) {
                    changes.append(change)
                } else {
                    untold += 1
                }
            }
        }
        (self.changes, self.untold) = (changes, untold)
        onlyBefore = Self.missing(earlier, in: [reports[0]])
        onlyAfter = Self.missing([reports[0]], in: earlier)
        machines = earlier.first { !reports[0].machine.isLike($0.machine) }.map { ($0.machine, reports[0].machine) }
    }

    package var regressions: [Change] { changes.filter { $0.verdict == .worse } }
    package var gains: [Change] { changes.filter { $0.verdict == .better } }

    /// The sections in which something is worse or better, in the order of the report.
    package var changedSections: [String] {
        var names: [String] = []
        for change in changes where change.verdict != .same && names.last != change.section {
            names.append(change.section)
        }
        return names
    }

    /// Sections that only the one have and none of the others, and figures of sections that both have.
    private static func missing(_ reports: [Report], in others: [Report]) -> [String] {
        var names: [String] = []
        for section in reports.flatMap(\.sections) {
            guard others.contains(where: { $0.sections.contains { $0.name == section.name } }) else {
                names.append("section \(section.name)")
                continue
            }
            for figure in section.figures where !others.contains(where: { $0.find(figure, in: section.name) != nil }) {
                names.append("\(section.name): \(figure.name)")
            }
        }
        // Several reports may have the same.
        return names.enumerated().filter { !names[..<$0.offset].contains($0.element) }.map(\.element)
    }
}
