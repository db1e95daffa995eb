/// What was measured again and again, in whatever unit.
package struct Samples: Sendable {
    private let values: [Double]
    private let sorted: [Double]

    /// - Parameter values: In the order in which they were measured.
    package init(_ values: [Double]) {
        self.values = values
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

    /// The medians of eight batches, each of as many values that were measured one after the other; of fewer values, themselves.
    ///
    /// `Uncertainty` goes by them.
    package var batches: [Double] {
        let batches = min(Self.batchCount, values.count)
        return (0..<batches).map { batch in
            Samples(Array(values[(values.count * batch / batches)..<(values.count * (batch + 1) / batches)])).median
        }
    }

    private static let batchCount = 8
}
