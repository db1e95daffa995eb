/// A list of things to choose from, some of which may be lists themselves.
///
/// A menu does not change, but for the states of its actions where it has one selection: `replacingChildren(_:)` makes another one.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    /// A name by which a menu is found again.
    public struct Identifier: Hashable, Sendable, RawRepresentable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// How a menu shows its elements in the menu that it is in.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Its elements stand in the menu that it is in, between lines.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The element that leads to the menu is shown as one that destroys something.
        public static let destructive = Options(rawValue: 1 << 1)
        /// One action of the menu and its submenus at most is on: the one that the user chooses becomes it.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    private static var lastNumber = 0

    public let identifier: Identifier
    public let options: Options
    /// In the order in which they are shown, from top to bottom.
    public let children: [UIMenuElement]

    /// - Parameters:
    ///   - title: What leads to it where it is in another menu; otherwise what stands above its elements.
    ///   - image: Beside the title of what leads to it.
    ///   - identifier: Nil: one that no other menu has.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        Self.lastNumber += 1
        self.identifier = identifier ?? Identifier("org.mullion.menu.\(Self.lastNumber)")
        self.options = options
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The same menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: newChildren)
    }

    /// The actions that are on, in it and in its submenus.
    open var selectedElements: [UIMenuElement] {
        actions.filter { $0.state == .on }
    }

    override package var menuAttributes: Attributes {
        options.contains(.destructive) ? .destructive : []
    }

    /// All actions in it and in its submenus.
    final var actions: [UIAction] {
        expandedChildren.flatMap { child in
            (child as? UIMenu)?.actions ?? [child as? UIAction].compactMap(\.self)
        }
    }

    /// The user has chosen `action`: in the outermost menu around it that has one selection it is the one from now on.
    ///
    /// - Parameter hasOneSelection: Whether this menu has one selection, whatever its options say.
    package final func select(_ action: UIAction, hasOneSelection: Bool = false) {
        guard actions.contains(where: { $0 === action }) else { return }
        guard hasOneSelection || options.contains(.singleSelection) else {
            for child in expandedChildren { (child as? UIMenu)?.select(action) }
            return
        }
        for other in actions { other.state = other === action ? .on : .off }
    }
}
