extension FixedWidthInteger {
    /// The whole part of a number, or the nearest integer that there is: what is too large is the largest one, what is no
    /// number is zero.
    ///
    /// The only way from floating point to integers here. `Int(_:)` ends the process where a number does not fit, and what
    /// comes from elsewhere need not; `scripts/check-conversions` finds every other way.
    @inlinable package init(clamping number: Double) {
        if let whole = Self(exactly: number.rounded(.towardZero)) {
            self = whole
        } else {
            self = number.isNaN ? 0 : number < 0 ? .min : .max
        }
    }

    /// The same for a coordinate.
    @inlinable package init(clamping number: CGFloat) {
        self.init(clamping: Double(number))
    }
}
