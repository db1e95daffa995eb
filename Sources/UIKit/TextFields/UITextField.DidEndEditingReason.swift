extension UITextField {
    /// The reason for which editing has ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// What was typed is kept. It is the only reason: as on iOS nothing takes back what was typed.
        case committed = 0
    }
}
