/// Something to do, with a title: what controls and gesture recognisers run, and what can be chosen in menus.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    /// A name by which an action is found again.
    public struct Identifier: Hashable, Sendable, RawRepresentable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public typealias Handler = @MainActor (UIAction) -> Void

    private static var lastNumber = 0

    /// Two actions with the same identifier replace one another.
    open private(set) var identifier: Identifier
    open var discoverabilityTitle: String?
    open var attributes: Attributes
    open var state: State
    /// Who runs the action: the control or gesture recogniser. Nil unless the action is running.
    open private(set) weak var sender: AnyObject?

    private let handler: Handler

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping Handler
    ) {
        self.handler = handler
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        Self.lastNumber += 1
        self.identifier = identifier ?? Identifier("org.mullion.action.\(Self.lastNumber)")
        super.init(title: title, subtitle: subtitle, image: image)
    }

    override package var menuAttributes: Attributes { attributes }
    override package var menuState: State { state }

    override package func choose(sender: AnyObject) {
        perform(sender: sender)
    }

    func perform(sender: AnyObject) {
        let outer = self.sender
        self.sender = sender
        defer { self.sender = outer }
        handler(self)
    }
}

/// The closure that a `UIAction` runs.
public typealias UIActionHandler = UIAction.Handler
