/// A stretch of a text that is edited, between two positions. Whoever edits the text makes ranges of a subclass of its own (UIKit's page of
/// this name).
///
/// The base class is the empty range at a position of its own.
@preconcurrency @MainActor open class UITextRange: NSObjectProtocol, Hashable, CustomStringConvertible {
    private let position = UITextPosition()

    public init() {}

    /// Whether the range has no characters.
    open var isEmpty: Bool { true }

    open var start: UITextPosition { position }

    open var end: UITextPosition { position }

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }

    nonisolated public static func == (left: UITextRange, right: UITextRange) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
