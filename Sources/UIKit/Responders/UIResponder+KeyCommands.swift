extension UIResponder {
    /// Performs the first key command for `press` on the way up from this responder. Answers whether there was one.
    ///
    /// `isSystemKey` says that the key does something else already, before which only commands come that ask for it.
    package func performKeyCommand(for press: UIPress, isSystemKey: Bool = false) -> Bool {
        guard let key = press.key else { return false }
        var responder: UIResponder? = self
        while let current = responder, !(current is any RemoteResponder) {
            for command in current.keyCommands ?? []
            where command.matches(key) && (!isSystemKey || command.wantsPriorityOverSystemBehavior) {
                guard let target = command.target(from: self) else { continue }
                command.perform(by: target, for: UIApplication.shared.currentEvent)
                return true
            }
            responder = current.next
        }
        return false
    }

    /// The remote view that this responder is or is in; of several the one that holds the others.
    var outermostRemoteView: (any RemoteResponder)? {
        sequence(first: self, next: \.next).compactMap { $0 as? any RemoteResponder }.last
    }
}
