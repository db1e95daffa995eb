extension UIApplication {
    /// The key of the storyboard that a controller came from, a `UIStoryboard`, in the controller's coder (REST-26).
    nonisolated public static let stateRestorationViewControllerStoryboardKey =
        "UIStateRestorationViewControllerStoryboardKey"
    /// The key of the `CFBundleVersion` of the program that kept the state, a `String`, in the application's coder; nil where it has none.
    nonisolated public static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersionKey"
    /// The key of the raw value of the `UIUserInterfaceIdiom`, an `Int`, in the application's coder.
    nonisolated public static let stateRestorationUserInterfaceIdiomKey =
        "UIApplicationStateRestorationUserInterfaceIdiomKey"
    /// The key of the time at which the state was kept, a `Date`, in the application's coder.
    nonisolated public static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
    /// The key of the version of the system on which the state was kept, a `String`, in the application's coder.
    nonisolated public static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersionKey"

    /// Has an object that is no controller keep a state for the next run of the program, in hosts. It is not held, and it gets its state back if it is
    /// registered by the end of `application(_:willFinishLaunchingWithOptions:)`.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - restorationIdentifier: What tells it from the program's other objects. The last one that was registered with it counts.
    public class func registerObject(
        forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
    ) {
        shared.restoration.register(object, restorationIdentifier)
    }

    /// Says that what is restored is not there yet when the application has launched: until `completeStateRestoration()` is called as often the
    /// state counts as one that the program may end by, and is not given to another one.
    public func extendStateRestoration() {
        restoration.extend()
    }

    /// Says that what `extendStateRestoration()` was called for is there.
    public func completeStateRestoration() {
        restoration.complete()
    }
}
