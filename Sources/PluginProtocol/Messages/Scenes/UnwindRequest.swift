/// An unwind segue that goes on in the other process.
package struct UnwindRequest: Hashable, Sendable, CustomStringConvertible {
    /// The name of the method that it leads to, as Objective-C spells it. Never empty.
    package var action: String
    /// The identifier of the segue; nil where it has none.
    package var identifier: String?
    package var isAnimated: Bool

    /// The greatest length of each of the two texts, in bytes of UTF-8.
    package static let longestText = 256

    /// Nil for a name that is no method's, or too long; an identifier that is too long is left out.
    package init?(action: String, identifier: String?, isAnimated: Bool) {
        guard !action.isEmpty, action.utf8.count <= Self.longestText else { return nil }
        self.action = action
        self.identifier = identifier.flatMap { $0.utf8.count <= Self.longestText ? $0 : nil }
        self.isAnimated = isAnimated
    }

    package var description: String {
        let words = [
            "action: \(TraceText.quoted(action))", identifier.map { "identifier: \(TraceText.quoted($0))" },
            isAnimated ? "animated" : nil,
        ]
        return words.compactMap(\.self).joined(separator: ", ")
    }
}
