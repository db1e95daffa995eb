/// The way in which a list takes a drop at a place.
enum ListDropIntent {
    case unspecified
    /// It comes between items: the list makes room.
    case insertAt
    /// It goes into the item that is there.
    case insertInto
    /// The list may choose, and makes room between items.
    case automatic
}
