extension UIView {
    /// Whether tint is shown in colour or as a grey.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As the superview has it; `normal` where there is none.
        case automatic = 0
        case normal = 1
        case dimmed = 2
    }
}
