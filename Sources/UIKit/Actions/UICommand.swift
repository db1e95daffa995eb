/// An element of a menu that has a selector: choosing it sends that to the first responder in the chain that has the method, with the command as
/// the sender.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
    /// The method that the command calls. Nil for a key command that was made with a `UIAction`.
    public let action: Selector?
    /// Anything by which the method can tell commands with the same action from each other.
    public let propertyList: Any?

    /// The command's name where commands are listed.
    open var discoverabilityTitle: String?
    open var attributes: Attributes
    open var state: State

    /// Makes a command. It has no alternates for modifier keys, which Apple's initializer takes as well.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off
    ) {
        self.init(
            title, subtitle, image, action: action, propertyList: propertyList,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes,
            state: state)
    }

    init(
        _ title: String, _ subtitle: String?, _ image: UIImage?, action: Selector?, propertyList: Any? = nil,
        discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: subtitle, image: image)
    }

    override package var menuAttributes: Attributes { attributes }
    override package var menuState: State { state }

    override package func choose(sender: AnyObject) {
        guard let action else { return }
        UIApplication.shared.sendAction(action, to: nil, from: self, for: nil)
    }
}
