/// A class whose objects views are contained in, for `appearance(whenContainedInInstancesOf:)`: views and view controllers.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
