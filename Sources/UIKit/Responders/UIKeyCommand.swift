/// A key, with modifiers or without, and what a responder does when it is pressed.
///
/// Apple's names a selector; here it has a `UIAction`, whose sender the key command is while it runs.
@preconcurrency @MainActor open class UIKeyCommand: UIMenuElement {
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

    private let action: UIAction

    /// An action that is disabled or hidden leaves the key to others.
    public init(input: String, modifierFlags: UIKeyModifierFlags, primaryAction: UIAction) {
        self.input = input
        self.modifierFlags = modifierFlags.intersection(Self.counted)
        action = primaryAction
        super.init(title: primaryAction.title, subtitle: primaryAction.subtitle, image: primaryAction.image)
    }

    /// The command's name where commands are listed.
    open var discoverabilityTitle: String? {
        action.discoverabilityTitle
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
            action.attributes.isDisjoint(with: [.disabled, .hidden])
        else { return false }
        if let name = Self.namedKeys[key.keyCode] { return input == name }
        return key.charactersIgnoringModifiers.lowercased() == input.lowercased()
    }

    override package var menuAttributes: Attributes { action.attributes }
    override package var menuState: State { action.state }

    override package func choose(sender: AnyObject) {
        perform()
    }

    func perform() {
        action.perform(sender: self)
    }
}
