/// A controller that somebody offers to be shown, and who wants to hear that nobody shows it.
@MainActor package protocol OfferedController: UIViewController {
    /// - Returns: Whether that is dealt with; otherwise it is reported.
    func isShownByNobody() -> Bool
}
