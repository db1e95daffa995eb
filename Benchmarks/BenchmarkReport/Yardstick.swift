/// How fast the machine was around a measurement: what a fixed piece of plain work took then, that has nothing to do with Mullion.
package struct Yardstick: Codable, Hashable, Sendable {
    /// Milliseconds of processor time.
    package let median: Double
    /// How sure that is, as a share of it (`Uncertainty`): little, where the machine became faster or slower meanwhile. Nil where it was
    /// measured too seldom.
    package let uncertainty: Double?

    package init(_ samples: Samples) {
        median = samples.median
        uncertainty = Uncertainty.ofMedian(samples.batches)
    }
}
