extension PaneNotice {
    /// A button that the user finds in a pane in which the host speaks.
    public struct Button: Hashable, Sendable {
        /// The action that the button performs.
        public var action: PaneAction
        /// The words on the button.
        public var title: String

        /// Makes a button with these words, for an action that the occasion has.
        public init(_ action: PaneAction, title: String) {
            self.action = action
            self.title = title
        }
    }
}
