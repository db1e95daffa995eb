/// The actions of an edit menu that somebody in the chain of a responder can perform: standard ones, and those that the app has added by
/// `UIMenuController`.
@MainActor struct EditMenuActions {
    /// The responder where the chain begins.
    let responder: UIResponder
    /// The object that shows the menu, with which responders are asked.
    let sender: AnyObject

    /// Starts the chain at the first responder of a view's window.
    ///
    /// - Parameter isAnywhere: Whether the first responder counts wherever it is in the window, and not only below the view.
    init(of view: UIView, isAnywhere: Bool, sender: AnyObject) {
        self.sender = sender
        guard let first = view.window?.firstResponder,
            isAnywhere || sequence(first: first, next: \.next).contains(view)
        else {
            responder = view
            return
        }
        responder = first
    }

    /// Returns the standard actions of these, in their order. They are sent from the same responder when they are chosen.
    func standard(_ titles: [(action: StandardEditAction, title: String)]) -> [UIAction] {
        titles.compactMap { item in
            guard responder.target(forAction: item.action.selector, withSender: sender) != nil else { return nil }
            return UIAction(title: item.title) { [weak responder] action in
                if let responder { item.action.send(from: responder, sender: action.sender) }
            }
        }
    }

    /// The actions that the app has added. The responder that performs one is looked for again when it is chosen.
    var own: [UIAction] {
        (UIMenuController.shared.menuItems ?? []).compactMap { item in
            let selector = item.action
            guard responder.target(forAction: selector, withSender: sender) != nil else { return nil }
            return UIAction(title: item.title) { [weak responder] action in
                guard let target = responder?.target(forAction: selector, withSender: action.sender) else { return }
                UIApplication.shared.sendAction(selector, to: target, from: action.sender, for: nil)
            }
        }
    }
}
