/// What was measured again and again, in whatever unit.
package struct Samples: Sendable {
    private let sorted: [Double]

    package init(_ values: [Double]) {
        sorted = values.sorted()
    }

    package var count: Int { sorted.count }

    package var median: Double { percentile(50) }
    package var p99: Double { percentile(99) }

    /// The smallest value that is not exceeded by so many of a hundred (nearest rank); zero where there is none.
    ///
    /// - Parameter percent: From 1 to 100.
    package func percentile(_ percent: Int) -> Double {
        guard !sorted.isEmpty else { return 0 }
        let rank = (sorted.count * percent + 99) / 100
        return sorted[min(max(rank, 1), sorted.count) - 1]
    }
}
