/// What a comparison says, for people: a line for each regression and gain, and one that concludes.
package enum ComparisonLines {
    /// - Parameter name: What the earlier report is called.
    package static func lines(_ comparison: Comparison, since name: String) -> [String] {
        var lines: [String] = []
        if let (before, after) = comparison.machines {
            lines.append(
                "\(name) is of another machine: \(before.description), and this is \(after.description). "
                    + "Proportions may differ for that alone.")
        }
        lines += comparison.onlyBefore.map { "only in \(name): \($0)" }
        lines += comparison.onlyAfter.map { "not in \(name): \($0)" }
        lines += comparison.regressions.map { "worse   \(line($0))" }
        lines += comparison.gains.map { "better  \(line($0))" }
        return lines + [conclusion(comparison, name)]
    }

    private static func line(_ change: Change) -> String {
        let (before, after) = (ReportTable.number(change.before), ReportTable.number(change.after))
        let isWorse = change.verdict == .worse
        let share = percent((isWorse ? change.factor : 1 / change.factor) - 1)
        let measured: String
        switch change.measure {
        case .anchor(let anchor): measured = "\(before) → \(after) × \(anchor):"
        case .yardstick: measured = "\(before) → \(after) \(change.unit.rawValue), by the yardstick"
        case .none: measured = "\(before) → \(after) \(change.unit.rawValue):"
        }
        let noise = percent(change.noise)
        return
            "\(change.section): \(change.figure): \(measured) \(share) \(isWorse ? "worse" : "better") (noise \(noise))"
            + (change.wasQuiet ? "" : "; others were busy")
    }

    private static func conclusion(_ comparison: Comparison, _ name: String) -> String {
        let (worse, better) = (comparison.regressions.count, comparison.gains.count)
        let compared = comparison.changes.count
        var line = worse == 0 ? "No figure is worse" : worse == 1 ? "1 figure is worse" : "\(worse) figures are worse"
        line += " than in \(name), \(better) \(better == 1 ? "is" : "are") better, of \(compared)"
        if comparison.untold > 0 { line += "; \(comparison.untold) more were measured too seldom to tell" }
        let busy = (comparison.regressions + comparison.gains).count { !$0.wasQuiet }
        return line + "." + (busy == 0 ? "" : " Of those \(busy) were measured while others were busy: measure again.")
    }

    private static func percent(_ share: Double) -> String {
        "\(ReportTable.number((share * 100).rounded())) %"
    }
}
