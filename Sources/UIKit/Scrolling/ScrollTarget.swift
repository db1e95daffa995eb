/// What is scrolled by a `ScrollInteraction`: a scroll view at home, or the layer by which a host shows one that lives in a plugin.
@MainActor package protocol ScrollTarget: AnyObject {
    var scrollGeometry: ScrollGeometry { get }

    /// The offset that is shown, in points of what is scrolled.
    var scrollOffset: CGPoint { get }

    /// Shows another offset, at once.
    func scroll(to offset: CGPoint)

    /// What is going on became another thing. Each change is told once, in order.
    func scrollPhaseDidChange(from old: ScrollPhase, to new: ScrollPhase)

    /// The finger is about to let go: answers where the content shall come to rest.
    ///
    /// - Parameters:
    ///   - speed: Of the offset, in points per second.
    ///   - target: Where it would come to rest of itself.
    func scrollTarget(speed: CGVector, proposed target: CGPoint) -> CGPoint
}
