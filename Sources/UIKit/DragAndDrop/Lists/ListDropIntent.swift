/// The way in which a list takes a drop at a place.
enum ListDropIntent {
    case unspecified
    /// It comes between items: the list makes room.
    case insertAt
    /// It goes into the item that is there.
    case insertInto
    /// Either, by where the finger is on the item.
    case automatic
}
