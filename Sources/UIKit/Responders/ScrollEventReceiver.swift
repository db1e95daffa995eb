/// A view that takes scroll events as they are, before gesture recognisers see them: a pane that passes them on to
/// another process.
@MainActor package protocol ScrollEventReceiver: UIView {
    func receive(_ event: UIScrollEvent)
}
