/// A view that hears of clicks with the middle button as they are: a pane that passes them on to another process.
@MainActor package protocol MiddleClickReceiver: UIView {
    /// - Parameter location: In the view's coordinates.
    func middleClick(at location: CGPoint)
}
