/// One of the two clipboards that Linux's desktops have.
package enum PasteboardSelection: Hashable, Sendable {
    /// The clipboard of copy and paste.
    case general
    /// The text that is selected somewhere, which a middle click inserts.
    case primary
}
