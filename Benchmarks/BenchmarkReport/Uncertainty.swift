/// How sure a median is: its standard error, as a share of it.
///
/// It is taken from the medians of consecutive batches, by their standard deviation and number. What a machine does to one measurement
/// it does to the next ones too, so values that follow each other are no independent draws, and an interval by their order statistics
/// would be much too narrow. Batches that are long beside such a disturbance are as good as independent: the averaged group quantiles of
/// P. Heidelberger and P. A. W. Lewis, Quantile Estimation in Dependent Sequences, Operations Research 32 (1984).
package enum Uncertainty {
    /// Fewer batches say nothing of how much they differ.
    private static let fewestBatches = 4

    /// Nil where there are too few batches, or no size that it could be a share of.
    ///
    /// - Parameter batches: `Samples.batches`.
    package static func ofMedian(_ batches: [Double]) -> Double? {
        guard batches.count >= fewestBatches else { return nil }
        let count = Double(batches.count)
        let mean = batches.reduce(0, +) / count
        guard mean > 0, mean.isFinite else { return nil }
        let variance = batches.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / (count - 1)
        return (variance / count).squareRoot() / mean
    }

    /// Of the proportion of two medians. Both were measured in turns: what disturbs a batch of one disturbs the same batch of the other,
    /// and is no part of the proportion's uncertainty.
    package static func ofRatio(_ batches: [Double], to anchor: [Double]) -> Double? {
        guard batches.count == anchor.count, anchor.allSatisfy({ $0 > 0 }) else {
            return together(ofMedian(batches), ofMedian(anchor))
        }
        return ofMedian(zip(batches, anchor).map { $0 / $1 })
    }

    /// Of a proportion of two numbers that have nothing to do with each other.
    package static func together(_ one: Double?, _ other: Double?) -> Double? {
        guard let one, let other else { return nil }
        return (one * one + other * other).squareRoot()
    }
}
