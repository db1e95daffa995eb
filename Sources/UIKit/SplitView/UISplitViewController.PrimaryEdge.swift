extension UISplitViewController {
    /// The side on which the primary column lies.
    public enum PrimaryEdge: Int, Sendable {
        /// The edge at which reading begins.
        case leading = 0
        case trailing = 1
    }
}
