/// A place beyond the program in which text is put to be had elsewhere.
package enum ScreenClipboard: Hashable, Sendable, CaseIterable {
    /// The clipboard of copy and paste.
    case general
    /// The text that is selected somewhere on the desktop, which a middle click inserts.
    case primarySelection
}
