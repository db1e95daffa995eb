extension PaneNotice {
    /// A button that the user finds in a pane in which the host speaks.
    public struct Button: Hashable, Sendable {
        /// What it does.
        public var action: PaneAction
        /// What it says.
        public var title: String

        public init(_ action: PaneAction, title: String) {
            self.action = action
            self.title = title
        }
    }
}
