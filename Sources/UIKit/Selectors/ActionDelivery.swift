/// Sends an action to its target, or to the responder that performs it.
@MainActor enum ActionDelivery {
    /// Sends an action, with the sender and the event as its arguments. Reports where the target has no such method.
    ///
    /// - Parameter target: Nil stands for the first responder in the chain that has the method.
    /// - Returns: Whether there was somebody to send it to.
    static func send(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        guard let target else {
            guard let performer = performer(of: action, from: sender) else { return false }
            ObjectRegistry.shared.perform(action, on: performer, MethodArguments(sender, event))
            return true
        }
        ObjectRegistry.shared.perform(action, on: target as AnyObject, MethodArguments(sender, event))
        return true
    }

    /// The object that performs an action without a target: in the chain of the first responder, or else in the sender's own.
    private static func performer(of action: Selector, from sender: Any?) -> AnyObject? {
        let origin = sender as? UIResponder ?? (sender as? UIBarItem)?.buttonInBar
        let window = origin?.responderWindow ?? UIApplication.shared.keyWindow
        return window?.firstResponder?.performer(of: action, withSender: sender)
            ?? (origin ?? window)?.performer(of: action, withSender: sender)
    }
}
