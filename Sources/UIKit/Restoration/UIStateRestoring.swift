import Foundation

/// An object that keeps something for a later process that shows the same (UIKit's page of this name). Controllers are found by themselves; any other
/// object is registered with the application.
@preconcurrency @MainActor public protocol UIStateRestoring: NSObjectProtocol {
    /// Writes what the object wants to find again. The coder is this object's own: keys are its own too (REST-34).
    func encodeRestorableState(with coder: NSCoder)

    /// Takes over what its counterpart wrote.
    func decodeRestorableState(with coder: NSCoder)

    /// Everything that was kept has been taken over, by all objects (REST-42).
    func applicationFinishedRestoringState()
}

extension UIStateRestoring {
    public func encodeRestorableState(with coder: NSCoder) {}
    public func decodeRestorableState(with coder: NSCoder) {}
    public func applicationFinishedRestoringState() {}
}
