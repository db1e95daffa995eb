extension Sequence where Element: AnyObject {
    /// The first that came before already.
    var firstTwice: Element? {
        var seen: Set<ObjectIdentifier> = []
        return first { !seen.insert(ObjectIdentifier($0)).inserted }
    }
}
