/// A key, with modifiers or without, and what a responder does when it is pressed.
///
/// It calls a method by its selector, as Apple's does, or runs a `UIAction`; the key command is the sender of both.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
    nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
    nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
    nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
    nonisolated public static let inputEscape = "UIKeyInputEscape"
    nonisolated public static let inputPageUp = "UIKeyInputPageUp"
    nonisolated public static let inputPageDown = "UIKeyInputPageDown"
    nonisolated public static let inputHome = "UIKeyInputHome"
    nonisolated public static let inputEnd = "UIKeyInputEnd"
    nonisolated public static let inputDelete = "UIKeyInputDelete"

    /// The character of the key, whether with Shift or without, or one of the names above.
    public let input: String?
    /// The modifiers that have to be down, and no others. Caps Lock does not count.
    public let modifierFlags: UIKeyModifierFlags

    /// Whether the command comes before what the key does otherwise: typing, moving the focus, and operating the control
    /// that has it.
    open var wantsPriorityOverSystemBehavior = false

    /// The action of a command without a selector.
    private let primaryAction: UIAction?

    /// An action that is disabled or hidden leaves the key to others.
    public init(input: String, modifierFlags: UIKeyModifierFlags, primaryAction: UIAction) {
        self.input = input
        self.modifierFlags = modifierFlags.intersection(Self.counted)
        self.primaryAction = primaryAction
        super.init(
            primaryAction.title, primaryAction.subtitle, primaryAction.image, action: nil,
            discoverabilityTitle: primaryAction.discoverabilityTitle)
    }

    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(action: action, input: input, modifierFlags: modifierFlags)
    }

    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
    }

    /// - Parameter action: The method that is called in the first responder of the chain that has it. Where nobody has it, the key is left to others.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags.intersection(Self.counted)
        primaryAction = nil
        super.init(
            title, nil, image, action: action, propertyList: propertyList, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes,
            state: state)
    }

    private static let counted: UIKeyModifierFlags = [.shift, .control, .alternate, .command]

    private static let namedKeys: [UIKeyboardHIDUsage: String] = [
        .keyboardUpArrow: inputUpArrow, .keyboardDownArrow: inputDownArrow, .keyboardLeftArrow: inputLeftArrow,
        .keyboardRightArrow: inputRightArrow, .keyboardEscape: inputEscape, .keyboardPageUp: inputPageUp,
        .keyboardPageDown: inputPageDown, .keyboardHome: inputHome, .keyboardEnd: inputEnd,
        .keyboardDeleteForward: inputDelete, .keyboardDeleteOrBackspace: "\u{8}", .keyboardTab: "\t",
        .keyboardReturnOrEnter: "\r", .keypadEnter: "\r", .keyboardSpacebar: " ",
    ]

    func matches(_ key: UIKey) -> Bool {
        guard let input, !input.isEmpty, key.modifierFlags.intersection(Self.counted) == modifierFlags,
            menuAttributes.isDisjoint(with: [.disabled, .hidden])
        else { return false }
        if let name = Self.namedKeys[key.keyCode] { return input == name }
        return key.charactersIgnoringModifiers.lowercased() == input.lowercased()
    }

    override package var menuAttributes: Attributes { primaryAction?.attributes ?? super.menuAttributes }
    override package var menuState: State { primaryAction?.state ?? super.menuState }

    override package func choose(sender: AnyObject) {
        guard let primaryAction else { return super.choose(sender: sender) }
        primaryAction.perform(sender: self)
    }

    /// Who performs the command, for a key that `responder` was the first to hear of. Nil where nobody has the method.
    func target(from responder: UIResponder) -> AnyObject? {
        guard let action else { return self }
        return responder.performer(of: action, withSender: self)
    }

    /// - Parameter target: The one that `target(from:)` has found.
    func perform(by target: AnyObject, for event: UIEvent?) {
        if let action {
            UIApplication.shared.sendAction(action, to: target, from: self, for: event)
        } else {
            primaryAction?.perform(sender: self)
        }
    }
}
