/// A figure as it is compared with that of another run.
struct ComparedSize {
    /// How large it is beside what it is measured by.
    let size: Double
    /// The standard error of that, as a share of it; nil where it was measured too seldom.
    let uncertainty: Double?
    /// What people are told.
    let shown: Double

    /// As it stands. What is counted is the same when it is counted again at once, so that once is often enough.
    init(_ figure: Figure) {
        size = figure.median
        uncertainty = figure.unit.isTimed ? figure.uncertainty : figure.uncertainty ?? 0
        shown = figure.median
    }

    /// Beside how fast the machine was; nil where that is not known.
    init?(byYardstickOf figure: Figure) {
        guard let yardstick = figure.yardstick, yardstick.median > 0 else { return nil }
        size = figure.unit == .perSecond ? figure.median * yardstick.median : figure.median / yardstick.median
        uncertainty = Uncertainty.together(figure.uncertainty, yardstick.uncertainty)
        shown = figure.median
    }

    /// In proportion to its anchor.
    init?(ratioOf figure: Figure) {
        guard let ratio = figure.ratio else { return nil }
        size = ratio
        uncertainty = figure.ratioUncertainty
        shown = ratio
    }
}
