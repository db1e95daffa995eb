/// Gives a `UIFindInteraction` the session that searches, and hears of its begin and end (UIKit's page of this name).
@preconcurrency @MainActor public protocol UIFindInteractionDelegate: AnyObject {
    /// Returns the session for a view; nil where nothing can be searched there now.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
