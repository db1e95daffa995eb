/// The character to which a position between two characters belongs.
///
/// The two differ at a line's end that is no paragraph's end, and where text of one direction meets text of the other.
package enum TextAffinity: Hashable, Sendable {
    /// The character after the position. At the end of a broken line the position is the start of the next line.
    case downstream
    /// The character before the position. At the end of a broken line the position is the end of that line.
    case upstream
}
