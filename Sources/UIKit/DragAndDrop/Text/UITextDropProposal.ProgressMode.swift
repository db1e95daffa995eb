extension UITextDropProposal {
    /// The sign of a drop that takes its time (UIKit's page of this name).
    public enum ProgressMode: UInt, Sendable {
        /// The system's sign.
        case system = 0
        /// A sign of the app's own.
        case custom = 1
    }
}
