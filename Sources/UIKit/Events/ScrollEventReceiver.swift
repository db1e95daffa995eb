/// A view that sees scroll events as they are, before its gesture recognisers do, as a pane does that passes them on to another process.
/// A view whose layer has a `scrollArea` needs none of this.
@MainActor package protocol ScrollEventReceiver: UIView {
    /// Makes use of as much of the event as it can, by `UIScrollEvent.use(_:)`; the rest goes to whoever is above.
    ///
    /// - Parameter goOn: To be called once, where the answer is true, with what is left in points.
    /// - Returns: Whether it turns out later how much is left.
    func takes(_ event: UIScrollEvent, leaving goOn: @escaping (CGVector) -> Void) -> Bool
}
