/// The classes of a scene and of its delegate.
///
/// There is no property list that a `name` could be looked up in: `delegateClass` says it in code.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    /// A subclass of `UIWindowScene`; nil: that itself.
    open var sceneClass: AnyClass?
    /// A class that conforms to `UIWindowSceneDelegate` and is a `UIResponder` or an `NSObject`; nil: nobody, as in an application
    /// whose delegate makes the window.
    open var delegateClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}
