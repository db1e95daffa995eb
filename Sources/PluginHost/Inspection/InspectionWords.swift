/// What a host that is inspected and whoever inspects it say beside what they are there for.
///
/// The visitor sends one line, the request. The host answers with a greeting, with the lines that were asked for or one that says why
/// there are none, and with `end`, and closes. All of it is text in UTF-8.
package enum InspectionWords {
    /// The first line of an answer to a request that is granted.
    package static let granted = "mullion-inspect 1 granted"
    /// The first line of an answer that says in the next one what was wrong with the request.
    package static let refused = "mullion-inspect 1 refused"
    /// The last line. No other line begins so.
    package static let end = "mullion-inspect end"
    /// What the first line of every host begins with, whatever its version.
    package static let name = "mullion-inspect "
}
