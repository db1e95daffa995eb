/// The user's wish to see so many columns beside the secondary one, in a view that is wide, or in one that is not.
struct SplitChoice: Equatable {
    let columns: Int
    let isWide: Bool
}
