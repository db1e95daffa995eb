/// One observer that was added to a notification center with a selector.
///
/// It is `Sendable` because nothing in it changes but `token`, which is set once, before the entry is in the list from which others read it.
final class SelectorObserver: @unchecked Sendable {
    private(set) weak var observer: AnyObject?
    private(set) weak var center: NotificationCenter?
    let name: NSNotification.Name?
    let sender: ObjectIdentifier?
    /// The object by which the center knows the entry.
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

    /// Calls the observer's method on the main actor.
    ///
    /// - Returns: False where the observer is gone.
    func tell(_ notification: Notification) -> Bool {
        guard let observer else { return false }
        // Only the main actor uses the observer. Whoever posts a notification shares it with every observer, as Foundation has it.
        nonisolated(unsafe) let (target, argument) = (observer, notification)
        MainActorCall.run { [selector] in
            ObjectRegistry.shared.perform(selector, on: target, MethodArguments(argument))
        }
        return true
    }

    /// Has the center forget the entry.
    func end() {
        guard let token else { return }
        center?.removeObserver(token as Any)
    }
}
