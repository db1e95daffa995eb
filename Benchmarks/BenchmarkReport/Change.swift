import Foundation

/// What became of a figure between two runs.
package struct Change: Hashable, Sendable {
    /// By what a figure is measured before it is compared, so that a machine that is faster today says nothing.
    package enum Measure: Hashable, Sendable {
        /// Another figure of the same run, by its name.
        case anchor(String)
        /// The yardstick that was measured around it.
        case yardstick
        /// Nothing: its size does not hang on the machine's speed.
        case none
    }

    package enum Verdict: Sendable {
        case worse
        case same
        case better
    }

    package let section: String
    package let figure: String
    package let unit: Figure.Unit
    package let measure: Measure
    /// The proportion to the anchor; else the median.
    package let before: Double
    package let after: Double
    /// How many times as bad it is as before, by its measure: above 1 it is worse. Of what is counted by the second, more is better.
    package let factor: Double
    /// A factor that exceeds 1 by no more may be chance, be it a gain or a loss.
    package let noise: Double
    /// Whether nobody else was busy around either measurement. What others take, they do not take of a figure and its measure alike.
    package let wasQuiet: Bool

    /// Less is never told.
    private static let floor = 0.1
    /// Nor is less told of a time, as long as there is but one earlier run, which may have been a lucky one: of five runs of the same
    /// program a twentieth of all pairs of times was farther apart than by 0.44, and none of what three runs agreed upon by 0.35.
    private static let luck = 0.35
    /// So many standard errors may be chance.
    private static let errors = 3.0

    package private(set) var verdict: Verdict

    private init?(
        of figure: Figure, in sections: (new: Report.Section, old: Report.Section), by measure: Measure,
        _ before: ComparedSize?, _ after: ComparedSize?, isLuckKnown: Bool
    ) {
        guard let before, let after, before.size > 0, after.size > 0,
            let uncertainty = Uncertainty.together(before.uncertainty, after.uncertainty)
        else { return nil }
        section = sections.new.name
        wasQuiet = sections.new.isQuiet && sections.old.isQuiet
        self.figure = figure.name
        unit = figure.unit
        self.measure = measure
        (self.before, self.after) = (before.shown, after.shown)
        factor = unit == .perSecond ? before.size / after.size : after.size / before.size
        let floor = isLuckKnown || !figure.hangsOnSpeed ? Self.floor : Self.luck
        noise = max(floor, Self.errors * uncertainty)
        verdict = factor > 1 + noise ? .worse : 1 / factor > 1 + noise ? .better : .same
    }

    // MARK: Judging

    /// What all of some runs agree upon: the least of their changes, or that there is none where they differ. Nil of none.
    ///
    /// What a process finds when it starts stays with it: where its memory lies, what others leave of the caches. No batches of one run
    /// show that, and the next run may be half as fast for it.
    package static func agreed(_ changes: [Change]) -> Change? {
        guard var least = changes.min(by: { abs(log($0.factor)) < abs(log($1.factor)) }) else { return nil }
        if changes.contains(where: { $0.verdict != least.verdict }) { least.verdict = .same }
        return least
    }

    /// What became of a figure; nil where that cannot be told: one of both was measured too seldom, or is zero.
    ///
    /// What others need is what counts, in proportion, where there is an anchor of theirs. Where the anchor is Mullion's own, its gain
    /// would be told as the figure's loss, so the figure by itself has to say the same.
    ///
    /// - Parameter isLuckKnown: Whether there is more than one earlier run.
    package static func of(
        _ figure: Figure, in section: Report.Section, since old: Figure, in oldSection: Report.Section,
        isLuckKnown: Bool
    ) -> Change? {
        let byItself = byItself(figure, section, old, oldSection, isLuckKnown)
        guard figure.unit.isTimed, let anchor = figure.anchor, anchor == old.anchor else { return byItself }
        let byAnchor = Change(
            of: figure, in: (section, oldSection), by: .anchor(anchor), ComparedSize(ratioOf: old),
            ComparedSize(ratioOf: figure), isLuckKnown: isLuckKnown)
        if section.figures.first(where: { $0.name == anchor })?.kind == .raw { return byAnchor }
        guard let byItself, let byAnchor else { return nil }
        return byItself.verdict == byAnchor.verdict
            ? byItself : [byItself, byAnchor].first { $0.verdict == .same }
    }

    private static func byItself(
        _ figure: Figure, _ section: Report.Section, _ old: Figure, _ oldSection: Report.Section,
        _ isLuckKnown: Bool
    ) -> Change? {
        guard figure.hangsOnSpeed else {
            return Change(
                of: figure, in: (section, oldSection), by: .none, ComparedSize(old), ComparedSize(figure),
                isLuckKnown: isLuckKnown)
        }
        return Change(
            of: figure, in: (section, oldSection), by: .yardstick, ComparedSize(byYardstickOf: old),
            ComparedSize(byYardstickOf: figure), isLuckKnown: isLuckKnown)
    }
}
