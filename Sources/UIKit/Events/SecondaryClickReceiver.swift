/// A view that hears of clicks with the secondary button as they are: a pane that passes them on to another process.
@MainActor package protocol SecondaryClickReceiver: UIView {
    /// - Parameters:
    ///   - location: In the view's coordinates.
    ///   - goOn: To be called where nobody there made use of the click, soon: then those around the view are asked.
    func secondaryClick(at location: CGPoint, leaving goOn: @escaping () -> Void)
}
