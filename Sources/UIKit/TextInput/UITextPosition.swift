/// A position in a text that is edited. Whoever edits the text makes positions of a subclass of its own; nobody else looks into them
/// (UIKit's page of this name).
@preconcurrency @MainActor open class UITextPosition: NSObjectProtocol, Hashable, CustomStringConvertible {
    public init() {}

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }

    nonisolated public static func == (left: UITextPosition, right: UITextPosition) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
