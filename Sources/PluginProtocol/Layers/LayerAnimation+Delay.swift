import QuartzCore

extension LayerAnimation {
    /// The same animation with another beginning.
    ///
    /// - Parameter seconds: The time by which it begins later; less than zero where it begins earlier.
    package func delayed(by seconds: Double) -> LayerAnimation {
        var delayed = self
        delayed.clockTiming.begin += seconds
        return delayed
    }
}
