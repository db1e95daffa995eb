/// A view that hears where the pointer is, as it is: a pane that passes it on to another process.
@MainActor package protocol HoverReceiver: UIView {
    /// - Parameter location: In the view's coordinates; nil: it has left.
    func hover(at location: CGPoint?)
}
