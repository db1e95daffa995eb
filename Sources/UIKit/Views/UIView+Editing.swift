extension UIView {
    /// Answers whether a first responder at or below this view has resigned.
    func resignInside(force: Bool) -> Bool {
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
