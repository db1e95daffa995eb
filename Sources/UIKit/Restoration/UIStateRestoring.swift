import Foundation

/// An object that keeps something for a later process that shows the same (UIKit's page of this name).
@preconcurrency @MainActor public protocol UIStateRestoring: NSObjectProtocol {
    /// Writes what the object wants to find again. The coder is this object's own: keys are its own too (REST-34).
    func encodeRestorableState(with coder: NSCoder)

    /// Takes over what its counterpart wrote.
    func decodeRestorableState(with coder: NSCoder)

    /// Everything that was kept has been taken over, by all objects (REST-42).
    func applicationFinishedRestoringState()
}
