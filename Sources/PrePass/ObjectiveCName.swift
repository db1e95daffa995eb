/// The selector that Apple's compiler gives a method of Swift's.
enum ObjectiveCName {
    /// The words after which, and before which, the compiler puts no "With" (swift/lib/Basic/PartsOfSpeech.def).
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including",
        "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via",
        "when", "with", "within",
    ]

    /// - Parameter labels: One for each parameter; "_" where there is none.
    static func selector(base: String, labels: [String]) -> String {
        guard let first = labels.first else { return base }
        return ([firstPiece(base, first)] + labels.dropFirst().map { $0 == "_" ? "" : $0 }).map { $0 + ":" }.joined()
    }

    static func setter(of property: String) -> String {
        "set\(capitalized(property)):"
    }

    private static func firstPiece(_ base: String, _ label: String) -> String {
        guard label != "_" else { return base }
        let needsWith = !prepositions.contains(firstWord(of: label)) && !prepositions.contains(lastWord(of: base))
        return base + (needsWith ? "With" : "") + capitalized(label)
    }

    private static func capitalized(_ name: String) -> String {
        name.prefix(1).uppercased() + name.dropFirst()
    }

    private static func firstWord(of name: String) -> String {
        let rest = name.dropFirst().prefix { !$0.isUppercase }
        return (name.prefix(1) + rest).lowercased()
    }

    private static func lastWord(of name: String) -> String {
        guard let start = name.lastIndex(where: \.isUppercase) else { return name.lowercased() }
        return name[start...].lowercased()
    }
}
