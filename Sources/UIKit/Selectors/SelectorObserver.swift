/// One observer that was added to a notification center with a selector.
///
/// It is `Sendable` because all but `token` is written once, and `token` before anybody else has the entry.
final class SelectorObserver: @unchecked Sendable {
    private(set) weak var observer: AnyObject?
    private(set) weak var center: NotificationCenter?
    let name: NSNotification.Name?
    let sender: ObjectIdentifier?
    /// By which the center knows it.
    var token: (any NSObjectProtocol)?
    private let selector: Selector

    init(
        _ observer: AnyObject, _ selector: Selector, _ name: NSNotification.Name?, _ sender: ObjectIdentifier?,
        _ center: NotificationCenter
    ) {
        self.observer = observer
        self.selector = selector
        self.name = name
        self.sender = sender
        self.center = center
    }

    /// - Returns: Whether there is still somebody to tell.
    func tell(_ notification: Notification) -> Bool {
        guard let observer else { return false }
        // Whoever posted it shares it with every observer, as Foundation has it.
        nonisolated(unsafe) let (observer_, notification_) = (observer, notification)
        MainActorCall.run { [selector] in
            ObjectRegistry.shared.perform(selector, on: observer_, MethodArguments(notification_))
        }
        return true
    }

    /// Takes it off its center.
    func end() {
        guard let token else { return }
        center?.removeObserver(token as Any)
    }
}
