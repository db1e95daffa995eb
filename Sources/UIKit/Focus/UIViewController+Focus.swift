extension UIViewController: UIFocusEnvironment {}
