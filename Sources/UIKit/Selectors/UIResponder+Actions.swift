extension UIResponder {
    /// The object that performs an action, for this responder or the first further up that has one.
    func performer(of action: Selector, withSender sender: Any?) -> AnyObject? {
        sequence(first: self, next: \.next).first { ObjectRegistry.shared.responds($0, to: action) }
    }
}
