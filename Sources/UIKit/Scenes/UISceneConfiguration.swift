/// The classes of a scene and of its delegate, and its storyboard.
///
/// A `name` is looked up in the scene manifest of the program's property list, where it has one; without it `delegateClass` says it in code.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    /// A subclass of `UIWindowScene`; nil: that itself.
    open var sceneClass: AnyClass?
    /// A class that conforms to `UIWindowSceneDelegate` and is a `UIResponder` or an `NSObject`; nil: nobody, as in an application
    /// whose delegate makes the window.
    open var delegateClass: AnyClass?

    /// The storyboard whose initial controller is the root of the scene's window; nil for none.
    open lazy var storyboard: UIStoryboard? = storyboardName.map { UIStoryboard(name: $0, bundle: nil) }
    private let storyboardName: String?

    /// Makes the configuration that the scene manifest has by the name, or the first one of the role where there is no name. It is empty where
    /// there is none.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        // A plugin has no windows of its own, and no property list is looked for.
        let known =
            UIApplication.shared.sceneSystem == nil
            ? nil : InterfaceManifest.current.configuration(named: name, role: sessionRole)
        self.name = name ?? known?.name
        role = sessionRole
        sceneClass = InterfaceManifest.objectClass(named: known?.sceneClass)
        delegateClass = InterfaceManifest.objectClass(named: known?.delegateClass)
        storyboardName = known?.storyboard
    }
}
