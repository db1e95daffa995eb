/// How much a rule counts for a view beside others that fit it: the greater the more.
struct AppearanceRank: Comparable {
    /// How many of the rules' classes the rule's class is derived from.
    let depth: Int
    /// Where its containers are, the outermost first, counted from the window on.
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
