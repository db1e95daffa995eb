/// The place at which a row comes to rest that the user has let go of.
package enum SwipeRest: Hashable, Sendable {
    /// The row lies at its place, and no button is seen.
    case closed
    /// The row lies aside, and all buttons are seen.
    case open
    /// The row is gone aside as a whole, and the first action is performed.
    case full
}
