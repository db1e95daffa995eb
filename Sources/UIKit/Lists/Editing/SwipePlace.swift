/// The place of a touch while a row lies aside.
enum SwipePlace: Hashable, Sendable {
    /// The touch is on the buttons beside the row.
    case buttons
    /// The touch is on the row's content.
    case row
    case elsewhere
}
