/// A view that takes scroll events as they are, before gesture recognisers see them: a pane that passes them on to
/// another process.
@MainActor package protocol ScrollEventReceiver: UIView {
    /// - Parameter goOn: To be called if it turns out later that nobody made use of the event: it goes to whoever is above.
    /// - Returns: Whether it may be made use of.
    func takes(_ event: UIScrollEvent, ifUnused goOn: @escaping () -> Void) -> Bool
}
