/// A run beside an earlier one.
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

    package init(_ report: Report, since old: Report) {
        var changes: [Change] = []
        var untold = 0
        var (onlyBefore, onlyAfter): ([String], [String]) = (
            Self.missing(old.sections, in: report.sections), Self.missing(report.sections, in: old.sections)
        )
        for section in report.sections {
            guard let oldSection = old.sections.first(where: { $0.name == section.name }) else { continue }
            onlyBefore += Self.missing(oldSection, in: section)
            onlyAfter += Self.missing(section, in: oldSection)
            for figure in section.figures where figure.kind != .raw {
                guard let before = oldSection.figures.first(where: { $0.name == figure.name && $0.unit == figure.unit })
                else { continue }
                if let change = Change.of(figure, in: section, since: before, in: oldSection) {
                    changes.append(change)
                } else {
                    untold += 1
                }
            }
        }
        (self.changes, self.untold) = (changes, untold)
        (self.onlyBefore, self.onlyAfter) = (onlyBefore, onlyAfter)
        machines = report.machine.isLike(old.machine) ? nil : (old.machine, report.machine)
    }

    package var regressions: [Change] { changes.filter { $0.verdict == .worse } }
    package var gains: [Change] { changes.filter { $0.verdict == .better } }

    private static func missing(_ sections: [Report.Section], in others: [Report.Section]) -> [String] {
        sections.filter { section in !others.contains { $0.name == section.name } }.map { "section \($0.name)" }
    }

    /// A figure in another unit is another one.
    private static func missing(_ section: Report.Section, in other: Report.Section) -> [String] {
        section.figures.filter { figure in
            !other.figures.contains { $0.name == figure.name && $0.unit == figure.unit }
        }.map { "\(section.name): \($0.name)" }
    }
}
