/// The end of the way of a sheet that the user has let go of.
enum SheetRelease: Equatable {
    /// To one of its rests, by its place in the list.
    case rest(Int)
    /// Away: the presentation is dismissed.
    case dismissal
}
