/// A class of which an app can say how all of its objects look.
///
/// A look counts for each view that enters a window afterwards; those that are in one stay as they are. Properties that were set on a view
/// itself keep their values.
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {}

extension UIView: UIAppearance {}

extension UIAppearance where Self: UIView {
    /// The looks of all views of the class and of the classes derived from it.
    ///
    /// - Returns: What takes the looks. It is no view, other than in UIKit, and has the properties that can be said so.
    public static func appearance() -> UIAppearanceProxy<Self> {
        UIAppearanceProxy(AppearanceRules.shared.rule(for: Self.self, in: []))
    }

    /// The looks of the views of the class that are in others.
    ///
    /// The looks whose outermost container is further out count where several fit, and then those with more containers. They come before
    /// the looks of all views of the class. What is said of a derived class comes before all that is said of its superclass.
    ///
    /// - Parameter containerTypes: What the views are in: the first contains them, the second contains the first, and so on, with anything
    ///   between them.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIAppearanceProxy<Self> {
        UIAppearanceProxy(AppearanceRules.shared.rule(for: Self.self, in: containerTypes))
    }
}
