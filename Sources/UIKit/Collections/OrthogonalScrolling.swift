/// The behaviour of the scroll view of a section that scrolls by itself.
@MainActor package struct OrthogonalScrolling {
    package var bounces = true
    /// Whether the content bounces though all of it is seen.
    package var alwaysBounces = false
    /// Whether the section goes from side to side, and not up and down.
    package var goesAcross = true
    package var decelerationRate = UIScrollView.DecelerationRate.normal
    /// Whether the section stops at multiples of its width, as a scroll view with `isPagingEnabled` does.
    package var isPagingEnabled = false

    /// Returns the offset at which the content comes to rest that would come to `proposed` by itself; nil stands for `proposed`.
    ///
    /// Its parameters are the offset when the finger was lifted, the offset `proposed`, and the velocity in points per
    /// millisecond. Offsets are in the coordinates of the section's content as the layout counts them.
    package var restingOffset: (@MainActor (_ current: CGPoint, _ proposed: CGPoint, _ velocity: CGPoint) -> CGPoint)?

    package init() {}
}
