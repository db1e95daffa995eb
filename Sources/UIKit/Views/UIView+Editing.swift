extension UIView {
    /// Makes the first responder resign if it is this view or anything below it. With `force` it resigns though it does not
    /// want to. Answers whether one has resigned.
    @discardableResult public func endEditing(_ force: Bool) -> Bool {
        guard let window, let responder = window.firstResponder, isAbove(responder) else { return false }
        if responder.resignFirstResponder() { return true }
        guard force else { return false }
        window.firstResponder = nil
        return true
    }

    private func isAbove(_ responder: UIResponder) -> Bool {
        let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
        return view?.isDescendant(of: self) == true
    }
}
