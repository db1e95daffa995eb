/// Where a touch is while a row lies aside.
enum SwipePlace: Hashable, Sendable {
    /// On the buttons beside the row.
    case buttons
    /// On the row's content.
    case row
    case elsewhere
}
