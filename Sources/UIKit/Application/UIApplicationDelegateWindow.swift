/// The members of a delegate that code for Apple's systems calls with a question mark, because the protocol's members
/// are optional there.
///
/// Every `UIApplicationDelegate` conforms; nobody has to write `offeredWindow`.
@preconcurrency @MainActor public protocol UIApplicationDelegateWindow: AnyObject {
    /// The delegate's window, or nil where it has none.
    var offeredWindow: UIWindow? { get }
}

extension UIApplicationDelegateWindow {
    /// For `delegate?.window??.rootViewController`; without the second question mark the delegate's own `window` is meant.
    public var window: UIWindow?? { offeredWindow }
}
