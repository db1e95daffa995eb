import Foundation

/// A report for people, line by line.
package enum ReportTable {
    private static let nameWidth = 54
    private static let cellWidth = 12

    package static func head(_ section: String) -> String {
        "\n" + line(section, ["median", "p99", "unit", "× anchor", "p99 ×", "goal"])
    }

    package static func line(_ figure: Figure) -> String {
        line(
            "  " + figure.name,
            [
                number(figure.median), number(figure.p99), figure.unit.rawValue,
                figure.ratio.map(number) ?? "", figure.tailRatio.map(number) ?? "", goal(of: figure),
            ])
    }

    /// What was not as it should be for numbers to be told; nil where it was.
    package static func warning(_ report: Report) -> String? {
        let sections = report.unquietSections
        guard !sections.isEmpty else { return nil }
        return """
            The machine was not quiet: others took more than \(Int((Report.quietShare * 100).rounded())) % of the processors around \
            \(sections.joined(separator: ", ")). Ratios hold better than times; measure again when nothing else runs.
            """
    }

    private static func goal(of figure: Figure) -> String {
        guard let goal = figure.goal else { return "" }
        let limit: String
        switch goal {
        case .median(let number): limit = self.number(number)
        case .ratio(let number): limit = "×" + self.number(number)
        case .tailRatio(let number): limit = "p99 ×" + self.number(number)
        }
        return limit + (figure.meetsGoal.map { $0 ? " met" : " missed" } ?? "")
    }

    /// Three digits that say something.
    static func number(_ number: Double) -> String {
        switch abs(number) {
        case 100...: number.formatted(.number.precision(.fractionLength(0)).grouping(.never))
        case 10..<100: number.formatted(.number.precision(.fractionLength(1)))
        case 1..<10: number.formatted(.number.precision(.fractionLength(2)))
        default: number.formatted(.number.precision(.fractionLength(3)))
        }
    }

    private static func line(_ name: String, _ cells: [String]) -> String {
        let first = name.padding(toLength: max(nameWidth, name.count), withPad: " ", startingAt: 0)
        let rest = cells.map { String(repeating: " ", count: max(1, cellWidth - $0.count)) + $0 }.joined()
        // No blanks at the end of a line.
        var line = first + rest
        while line.last == " " { line.removeLast() }
        return line
    }
}
