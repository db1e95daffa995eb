/// One line of the table.
package struct Figure: Codable, Hashable, Sendable {
    package let name: String
    /// Of the median and the 99th percentile.
    package let unit: Unit
    /// What its size comes from.
    package let kind: Kind
    /// How often it was measured.
    package let count: Int
    package let median: Double
    package let p99: Double
    /// How sure the median is, as a share of it (`Uncertainty`); nil where it was measured too seldom.
    package let uncertainty: Double?
    /// What it is compared with, from the same run: a figure's name.
    package let anchor: String?
    /// Of the median to the anchor's.
    package let ratio: Double?
    /// How sure the ratio is, as a share of it.
    package let ratioUncertainty: Double?
    /// Of the 99th percentile to the anchor's.
    package let tailRatio: Double?
    package let goal: Goal?
    /// How fast the machine was around it; nil where that has no part in it, or was not measured.
    package let yardstick: Yardstick?
    /// The medians of what was measured first, next and so on (`Samples.batches`).
    package let batches: [Double]

    package enum Unit: String, Codable, Sendable {
        case milliseconds = "ms"
        case mebibytes = "MiB"
        case bytes = "B"
        /// How often memory was asked for.
        case allocations
        /// As many as possible: more is better.
        case perSecond = "/s"
        /// As few as possible.
        case wakesPerSecond = "wakes/s"

        /// Whether it is a time or a speed, which no measurement finds twice; all else is counted.
        var isTimed: Bool { self == .milliseconds || self == .perSecond }
    }

    /// What a figure of another run is compared by (`Comparison`).
    package enum Kind: String, Codable, Sendable {
        /// What the processors had to do: a faster machine needs less time for it.
        case work
        /// What a clock decides, be it that of frames, or a limit: no faster machine changes it much.
        case wait
        /// What others need, as an anchor: nothing of Mullion is in it.
        case raw
    }

    /// - Parameter yardstick: Asked for only where the machine's speed has a part in it.
    package init(
        _ name: String, _ unit: Unit, _ samples: Samples, kind: Kind = .work, against anchor: Figure? = nil,
        goal: Goal? = nil, yardstick: @autoclosure () -> Yardstick? = nil
    ) {
        self.name = name
        self.unit = unit
        self.kind = kind
        count = samples.count
        median = samples.median
        p99 = samples.p99
        batches = samples.batches
        uncertainty = Uncertainty.ofMedian(batches)
        self.anchor = anchor?.name
        let isComparable = samples.count > 0
        ratio = isComparable ? anchor.flatMap { Self.ratio(samples.median, $0.median) } : nil
        ratioUncertainty = anchor.flatMap { [batches] in Uncertainty.ofRatio(batches, to: $0.batches) }
        tailRatio = isComparable ? anchor.flatMap { Self.ratio(samples.p99, $0.p99) } : nil
        self.goal = goal
        self.yardstick = Self.hangsOnSpeed(unit, kind) ? yardstick() : nil
    }

    /// Whether a faster machine would make it another one.
    var hangsOnSpeed: Bool { Self.hangsOnSpeed(unit, kind) }

    private static func hangsOnSpeed(_ unit: Unit, _ kind: Kind) -> Bool {
        unit.isTimed && kind != .wait
    }

    private static func ratio(_ number: Double, _ other: Double) -> Double? {
        other > 0 ? number / other : nil
    }

    /// Nil where there is no goal, or nothing to hold against it.
    package var meetsGoal: Bool? {
        switch goal {
        case nil: nil
        case .median(let limit): count > 0 ? median <= limit : nil
        case .ratio(let limit): ratio.map { $0 <= limit }
        case .tailRatio(let limit): tailRatio.map { $0 <= limit }
        }
    }
}
