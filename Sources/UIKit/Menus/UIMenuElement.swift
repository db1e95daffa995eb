/// An element with a title that can be chosen: the part that all kinds of it share.
@preconcurrency @MainActor open class UIMenuElement: NSObjectProtocol, Hashable, CustomStringConvertible {
    /// The special attributes of an element. A menu shows the element by them; a control that runs an action does not
    /// ask.
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let disabled = Attributes(rawValue: 1 << 0)
        public static let destructive = Attributes(rawValue: 1 << 1)
        public static let hidden = Attributes(rawValue: 1 << 2)
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// Whether the element is chosen.
    public enum State: Int, Sendable {
        case off = 0
        case on = 1
        case mixed = 2
    }

    open var title: String
    open var subtitle: String?
    open var image: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        self.title = title
        self.image = image
        self.subtitle = subtitle
    }

    // MARK: In menus

    /// How a menu shows it.
    package var menuAttributes: Attributes { [] }
    package var menuState: State { .off }

    /// The user has chosen it.
    ///
    /// - Parameter sender: What the menu belongs to.
    package func choose(sender: AnyObject) {}

    // MARK: Identity

    nonisolated open var hash: Int { identityHash }
    nonisolated open func isEqual(_ object: Any?) -> Bool { isIdentical(to: object) }
    nonisolated open var description: String { identityDescription }

    nonisolated public static func == (left: UIMenuElement, right: UIMenuElement) -> Bool {
        left === right || left.isEqual(right)
    }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}
