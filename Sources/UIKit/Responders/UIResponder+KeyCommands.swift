/// A responder that stands for others elsewhere, whose key commands come before those further up. It hands keys on, and
/// asks for the commands further up when they come back.
@MainActor package protocol RemoteResponder: UIResponder {}

extension UIResponder {
    /// Performs the first key command for `press` on the way up from this responder. Answers whether there was one.
    ///
    /// `isSystemKey` says that the key does something else already, before which only commands come that ask for it.
    package func performKeyCommand(for press: UIPress, isSystemKey: Bool = false) -> Bool {
        guard let key = press.key else { return false }
        var responder: UIResponder? = self
        while let current = responder, !(current is any RemoteResponder) {
            let command = current.keyCommands?.first {
                $0.matches(key) && (!isSystemKey || $0.wantsPriorityOverSystemBehavior)
            }
            if let command {
                command.perform()
                return true
            }
            responder = current.next
        }
        return false
    }
}
