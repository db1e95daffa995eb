extension ViewLayoutState {
    /// The view's guide for the keyboard, made when it is first asked for.
    func keyboardGuide(of view: UIView) -> UIKeyboardLayoutGuide {
        if let guide = systemGuide(.keyboard) as? UIKeyboardLayoutGuide { return guide }
        let guide = UIKeyboardLayoutGuide(area: .keyboard, of: view)
        add(guide, for: .keyboard)
        KeyboardFollowers.add(guide)
        return guide
    }
}
