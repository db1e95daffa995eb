/// Counts the calls to the app that a text field or a text view is in the middle of, each made inside of the one before.
struct NestedCalls {
    private var depth = 0
    /// Whether the report of calls without an end was made since there were none.
    private var isReported = false

    /// In a sensible app one change leads to another a few times, as when it formats a number in two fields.
    private static let deepest = 24

    /// Begins a call, which `leave()` ends.
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
