extension UIResponder {
    /// The first responder that performs an action, from this one up.
    func performer(of action: Selector, withSender sender: Any?) -> UIResponder? {
        target(forAction: action, withSender: sender) as? UIResponder
    }
}
