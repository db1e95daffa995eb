import CoreGraphics
import Foundation

/// The state of a text field while its user edits it, and of the calls to the app that are going on.
struct FieldSession {
    var isEditing = false
    /// The attributes that the app wants for what is typed next; nil for those of the characters before.
    var typingAttributes: [NSAttributedString.Key: Any]?
    /// By how much the line is moved to the left of the text's rectangle, in points.
    var scroll: CGFloat = 0
    /// Whether the next change replaces the whole text, because its characters cannot be seen.
    var replacesSecret = false

    /// Whether the delegate has answered that editing may not begin, when it was asked last.
    var isRefused = false
    /// Whether the delegate is just being asked whether editing may begin or end.
    var isDeciding = false
    /// Whether changes are made without asking the delegate, which has agreed already.
    var isAgreed = false
    /// Whether code changes the text, of which nobody is told.
    var isQuiet = false
    /// How many calls to the app are inside of each other.
    private(set) var depth = 0
    /// Whether the report of calls without an end was made since there were none.
    private var isReported = false

    /// In a sensible app one change leads to another a few times, as when it formats a number in two fields.
    private static let deepest = 24

    /// Begins a call to the app.
    ///
    /// - Returns: Whether it may be made: not inside of so many others that they would have no end.
    mutating func enter() -> Bool {
        guard depth < Self.deepest else { return false }
        depth += 1
        return true
    }

    mutating func leave() {
        depth -= 1
        if depth == 0 { isReported = false }
    }

    /// Returns whether calls without an end are to be reported: once for all of them.
    mutating func isReportDue() -> Bool {
        defer { isReported = true }
        return !isReported
    }
}
