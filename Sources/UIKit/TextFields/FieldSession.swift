import CoreGraphics
import Foundation

/// The state of a text field while its user edits it.
struct FieldSession {
    var isEditing = false
    /// The attributes that the app wants for what is typed next; nil for those of the characters before.
    var typingAttributes: [NSAttributedString.Key: Any]?
    /// The distance by which the line is moved to the left of the text's rectangle, in points.
    var scroll: CGFloat = 0
    /// Whether the next change replaces the whole text, because its characters cannot be seen.
    var replacesSecret = false

    /// Whether the delegate has answered that editing may not begin, when it was asked last.
    var isRefused = false
    /// Whether the delegate is just being asked whether editing may begin or end.
    var isDeciding = false
    /// Whether code changes the text, of which nobody is told.
    var isQuiet = false
}
