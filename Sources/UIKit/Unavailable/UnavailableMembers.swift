// As UnavailableTypes.swift, for members. A selector cannot even be written on Linux, so `action` is of any type.

extension UIControl {
    @available(
        *, unavailable,
        message:
            "There are no selectors on Linux. addAction(UIAction { [unowned self] _ in … }, for: .touchUpInside) does it."
    )
    public func addTarget<Action>(_ target: Any?, action: Action, for controlEvents: UIControl.Event) {}
}

extension UIBarButtonItem {
    @available(
        *, unavailable,
        message:
            "There are no selectors on Linux. init(title:primaryAction: UIAction { [unowned self] _ in … }) does it."
    )
    public convenience init<Action>(title: String?, style: Style, target: Any?, action: Action) {
        self.init()
    }

    @available(
        *, unavailable,
        message:
            "There are no selectors on Linux. init(image:primaryAction: UIAction { [unowned self] _ in … }) does it."
    )
    public convenience init<Action>(image: UIImage?, style: Style, target: Any?, action: Action) {
        self.init()
    }

    @available(
        *, unavailable,
        message:
            "There are no selectors on Linux. init(systemItem:primaryAction: UIAction { [unowned self] _ in … }) does it."
    )
    public convenience init<Action>(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Action) {
        self.init()
    }
}

extension UIGestureRecognizer {
    @available(
        *, unavailable,
        message: "There are no selectors on Linux. init(primaryAction: UIAction { [unowned self] _ in … }) does it."
    )
    public convenience init<Action>(target: Any?, action: Action) {
        self.init()
    }

    @available(
        *, unavailable,
        message: "There are no selectors on Linux. addAction(UIAction { [unowned self] _ in … }) does it."
    )
    public func addTarget<Action>(_ target: Any, action: Action) {}
}

extension UIViewController {
    @available(
        *, unavailable, message: "There is no Interface Builder, and there are no segues: add the child controller."
    )
    public func performSegue(withIdentifier identifier: String, sender: Any?) {}
}

extension UIAlertController {
    @available(
        *, unavailable,
        message: "Not in Mullion yet. What is typed goes to a first responder that conforms to UIKeyInput."
    )
    public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {}

    @available(
        *, unavailable,
        message: "Not in Mullion yet. What is typed goes to a first responder that conforms to UIKeyInput."
    )
    public var textFields: [UITextField]? { nil }
}

extension UIView {
    @available(
        *, unavailable,
        message: "Not in Mullion yet. Give each view its look where it is made; a bar takes its standardAppearance."
    )
    public static func appearance() -> UIView { UIView() }
}

extension UIBarItem {
    @available(*, unavailable, message: "Not in Mullion yet. The appearance of a bar says how its items look.")
    public static func appearance() -> UIBarItem { UIBarItem() }
}

extension UITabBarController {
    @available(*, unavailable, message: "Not in Mullion yet. viewControllers has the tabs, each with its tabBarItem.")
    public var tabs: [UITab] {
        get { [] }
        set {}
    }
}
