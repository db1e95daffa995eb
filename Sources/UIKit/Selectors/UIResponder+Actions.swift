extension UIResponder {
    /// The first responder that performs an action, from this one up.
    func performer(of action: Selector, withSender sender: Any?) -> UIResponder? {
        sequence(first: self, next: \.next).first { ObjectRegistry.shared.responds($0, to: action) }
    }
}
