extension String {
    /// `DidPick` as `didPick`, and `URLRequest` as `urlRequest`.
    package var lowercasedFirst: String {
        let capitals = prefix { $0.isUppercase }
        guard capitals.count > 1 else { return prefix(1).lowercased() + dropFirst() }
        // The last capital begins the next word, unless the name ends there.
        let word = capitals.count == count ? capitals.count : capitals.count - 1
        return prefix(word).lowercased() + dropFirst(word)
    }

    /// In backquotes where Swift would read it otherwise.
    package var escaped: String {
        Self.keywords.contains(self) ? "`\(self)`" : self
    }

    private static let keywords = Set(
        """
        actor any as associatedtype async await break case catch class continue default defer deinit do else enum extension
        fallthrough false fileprivate for func guard if import in init inout internal is let nil open operator private protocol
        public repeat rethrows return self static struct subscript super switch throw throws true try typealias var where while
        """.split { $0.isWhitespace }.map(String.init))
}
