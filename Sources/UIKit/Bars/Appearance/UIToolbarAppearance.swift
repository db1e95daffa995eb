/// How a toolbar looks.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)

    /// The appearance of buttons that end what the user does.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

    override public init() {
        super.init()
    }

    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance.duplicate()
        doneButtonAppearance = other.doneButtonAppearance.duplicate()
    }

    final func duplicate() -> UIToolbarAppearance {
        UIToolbarAppearance(barAppearance: self)
    }

    /// Returns the appearance of a button: the one for buttons that end a task, or the one for all others.
    final func appearance(of item: UIBarButtonItem) -> UIBarButtonItemAppearance {
        item.style == .done ? doneButtonAppearance : buttonAppearance
    }
}
