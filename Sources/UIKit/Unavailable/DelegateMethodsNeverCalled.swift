// Methods of Apple's delegate protocols that nobody calls here. A delegate that has one does not compile: what looks as if
// it did something would never run. The compiler says "is declared in extension of", and shows the message in a note.
// Unavailable they would be no hindrance: what is unavailable is not overridden.

extension UIResponder {
    @available(
        *, deprecated,
        message:
            "Never called: a program on a desktop does not go to the background. Use applicationWillResignActive(_:)."
    )
    @preconcurrency @MainActor public func applicationDidEnterBackground(_ application: UIApplication) {}

    @available(
        *, deprecated,
        message:
            "Never called: a program on a desktop does not go to the background. Use applicationDidBecomeActive(_:)."
    )
    @preconcurrency @MainActor public func applicationWillEnterForeground(_ application: UIApplication) {}

    @available(*, deprecated, message: "Never called: use application(_:didFinishLaunchingWithOptions:).")
    @preconcurrency @MainActor public func applicationDidFinishLaunching(_ application: UIApplication) {}

    @available(*, deprecated, message: "Never called: nobody watches the clock of the computer.")
    @preconcurrency @MainActor public func applicationSignificantTimeChange(_ application: UIApplication) {}

    @available(*, deprecated, message: "Never called: there are no remote notifications.")
    @preconcurrency @MainActor public func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}

    @available(*, deprecated, message: "Never called: there are no remote notifications.")
    @preconcurrency @MainActor public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}

    @available(*, deprecated, message: "Never called: recognisers see no presses. Override pressesBegan(_:with:).")
    @preconcurrency @MainActor public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
    ) -> Bool { true }

    @available(
        *, deprecated,
        message: "Never called: recognisers ask for touches one by one, by gestureRecognizer(_:shouldReceive: UITouch)."
    )
    @preconcurrency @MainActor public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool { true }
}

extension NSObject {
    @available(
        *, deprecated,
        message:
            "Never called: a program on a desktop does not go to the background. Use applicationWillResignActive(_:)."
    )
    @preconcurrency @MainActor public func applicationDidEnterBackground(_ application: UIApplication) {}

    @available(
        *, deprecated,
        message:
            "Never called: a program on a desktop does not go to the background. Use applicationDidBecomeActive(_:)."
    )
    @preconcurrency @MainActor public func applicationWillEnterForeground(_ application: UIApplication) {}

    @available(*, deprecated, message: "Never called: use application(_:didFinishLaunchingWithOptions:).")
    @preconcurrency @MainActor public func applicationDidFinishLaunching(_ application: UIApplication) {}

    @available(*, deprecated, message: "Never called: nobody watches the clock of the computer.")
    @preconcurrency @MainActor public func applicationSignificantTimeChange(_ application: UIApplication) {}

    @available(*, deprecated, message: "Never called: there are no remote notifications.")
    @preconcurrency @MainActor public func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}

    @available(*, deprecated, message: "Never called: there are no remote notifications.")
    @preconcurrency @MainActor public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}

    @available(*, deprecated, message: "Never called: recognisers see no presses. Override pressesBegan(_:with:).")
    @preconcurrency @MainActor public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
    ) -> Bool { true }

    @available(
        *, deprecated,
        message: "Never called: recognisers ask for touches one by one, by gestureRecognizer(_:shouldReceive: UITouch)."
    )
    @preconcurrency @MainActor public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool { true }
}
