extension UITableViewCell {
    /// The things that are seen of a cell beside its content.
    public struct StateMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The cell is shown in a table that is edited.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The button is seen that confirms the deletion of the row.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }
}
