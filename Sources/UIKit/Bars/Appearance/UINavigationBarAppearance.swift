/// How a navigation bar looks: with any item, or with one.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of the title between the buttons. `font` and `foregroundColor` count.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// The attributes of a large title. `font` and `foregroundColor` count.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)

    /// The appearance of buttons that end what the user does.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

    /// The appearance of the button that leads back. Attributes that are not set are those of `buttonAppearance`.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)

    override public init() {
        super.init()
    }

    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        buttonAppearance = other.buttonAppearance.duplicate()
        doneButtonAppearance = other.doneButtonAppearance.duplicate()
        backButtonAppearance = other.backButtonAppearance.duplicate()
    }

    final func duplicate() -> UINavigationBarAppearance {
        UINavigationBarAppearance(barAppearance: self)
    }

    /// Returns the appearance of a button: the one for buttons that end a task, or the one for all others.
    final func appearance(of item: UIBarButtonItem) -> UIBarButtonItemAppearance {
        item.style == .done ? doneButtonAppearance : buttonAppearance
    }
}
