extension UITextField {
    /// The reason for which editing has ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// The text is kept as it was typed. This is the only reason: as on iOS, nothing takes back what was typed.
        case committed = 0
    }
}
