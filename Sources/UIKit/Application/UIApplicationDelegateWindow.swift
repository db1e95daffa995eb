/// What is called with a question mark in code for Apple's systems, where the protocol's members are optional.
///
/// Every `UIApplicationDelegate` conforms; nobody has to write `offeredWindow`.
@preconcurrency @MainActor public protocol UIApplicationDelegateWindow: AnyObject {
    var offeredWindow: UIWindow? { get }
}

extension UIApplicationDelegateWindow {
    /// For `delegate?.window??.rootViewController`; without the second question mark the delegate's own `window` is meant.
    public var window: UIWindow?? { offeredWindow }
}
