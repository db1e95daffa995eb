/// The outcome of a command to a text that is edited, for whoever shows the text.
package struct EditingResult: Hashable, Sendable {
    /// The changes in order; the indices of each count in the text that the one before left.
    package var changes: [TextChange] = []
    package var didSelectionChange = false
    /// The text that goes to the clipboard.
    package var copied: String?

    package init() {}
}
