extension CGRect {
    /// The rectangle within this one whose sides are so far away from its sides, in its own units, and closer where it has no room for that:
    /// then it has no width or no height, in the middle. `insetBy(dx:dy:)` makes the null rectangle of it, whose origin is infinite.
    package func shrunk(dx: CGFloat, dy: CGFloat) -> CGRect {
        insetBy(dx: min(dx, width / 2), dy: min(dy, height / 2))
    }
}
