import Diagnostics

/// Tells whoever wants to know of each callback that a controller gets, in order. Where nobody does it costs a look.
///
/// `willMove(toParent:)`, `didMove(toParent:)` and what announces transitions are called by containers directly, so they are noted where
/// an override calls super; everything else is noted before it is called.
@MainActor package enum ControllerCallbacks {
    package typealias Observer = (_ controller: UIViewController, _ callback: String) -> Void

    private static let observers = OverrideStack<Observer?>(LifecycleLog.ifWanted())

    /// Tells `observer`, and nobody else, as long as the observation is held.
    package static func observe(_ observer: @escaping Observer) -> Override {
        observers.push(observer)
    }

    static func note(_ controller: UIViewController, _ callback: @autoclosure () -> String) {
        guard let observer = observers.current, !(controller is any RemoteStandIn) else { return }
        observer(controller, callback())
    }
}
