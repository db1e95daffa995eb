/// One line of the table.
package struct Figure: Codable, Hashable, Sendable {
    package let name: String
    /// Of the median and the 99th percentile.
    package let unit: Unit
    /// How often it was measured.
    package let count: Int
    package let median: Double
    package let p99: Double
    /// What it is compared with, from the same run: a figure's name.
    package let anchor: String?
    /// Of the median to the anchor's.
    package let ratio: Double?
    /// Of the 99th percentile to the anchor's.
    package let tailRatio: Double?
    package let goal: Goal?

    package enum Unit: String, Codable, Sendable {
        case milliseconds = "ms"
        case mebibytes = "MiB"
        case perSecond = "/s"
        /// A number of things, or a share.
        case one = ""
    }

    package init(
        _ name: String, _ unit: Unit, _ samples: Samples, against anchor: Figure? = nil, goal: Goal? = nil
    ) {
        self.name = name
        self.unit = unit
        count = samples.count
        median = samples.median
        p99 = samples.p99
        self.anchor = anchor?.name
        let isComparable = samples.count > 0
        ratio = isComparable ? anchor.flatMap { Self.ratio(samples.median, $0.median) } : nil
        tailRatio = isComparable ? anchor.flatMap { Self.ratio(samples.p99, $0.p99) } : nil
        self.goal = goal
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
