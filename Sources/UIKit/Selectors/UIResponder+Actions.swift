extension UIResponder {
    /// Returns this responder, or the first one above it in the chain, that performs an action.
    func performer(of action: Selector, withSender sender: Any?) -> UIResponder? {
        target(forAction: action, withSender: sender) as? UIResponder
    }
}
