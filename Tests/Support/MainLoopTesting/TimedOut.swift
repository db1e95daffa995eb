/// What a test waited for did not happen.
package struct TimedOut: Error, CustomStringConvertible {
    package let event: String
    package let patience: Duration

    package init(event: String, patience: Duration = GuestLoop.patience) {
        self.event = event
        self.patience = patience
    }

    package var description: String {
        "Waited \(patience) in vain until \(event)."
    }
}
