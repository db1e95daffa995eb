/// The weight of a rule for a view: of several rules that fit the view the one with the greatest rank counts.
struct AppearanceRank: Comparable {
    /// The number of other rules' classes from which the rule's class is derived.
    let depth: Int
    /// The places of its containers in the hierarchy, the outermost first, counted from the window on.
    let places: [Int]
    /// When the rule was made, for rules that are alike otherwise.
    let number: Int

    static func < (left: AppearanceRank, right: AppearanceRank) -> Bool {
        guard left.depth == right.depth else { return left.depth < right.depth }
        for (one, other) in zip(left.places, right.places) where one != other { return one > other }
        guard left.places.count == right.places.count else { return left.places.count < right.places.count }
        return left.number < right.number
    }
}
