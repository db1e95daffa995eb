/// The menus that are asked for in a window.
extension UIWindow {
    /// The user clicked with the secondary button: the platform's way in. The frontmost view there that has a menu shows it.
    ///
    /// - Parameter location: In the window's coordinates.
    /// - Returns: Whether somebody made use of the click, or will say later.
    @discardableResult package func sendSecondaryClick(at location: CGPoint) -> Bool {
        guard location.isFinite else { return false }
        if let menu = presentedMenu {
            if !menu.contains(menu.convert(location, from: nil)) { menu.dismiss() }
            return true
        }
        pointerHover.move(to: nil)
        return offerSecondaryClick(at: location, to: hitTest(location, with: nil))
    }

    private func offerSecondaryClick(at location: CGPoint, to view: UIView?) -> Bool {
        var view = view
        while let current = view {
            if let receiver = current as? any SecondaryClickReceiver {
                receiver.secondaryClick(at: current.convert(location, from: nil)) { [weak self, weak current] in
                    _ = self?.offerSecondaryClick(at: location, to: current?.superview)
                }
                return true
            }
            if current.presentMenu(at: current.convert(location, from: nil)) { return true }
            view = current.superview
        }
        return false
    }

    /// The user clicked with the middle button: the platform's way in. The text there gets what is selected somewhere else.
    package func sendMiddleClick(at location: CGPoint) {
        guard location.isFinite, presentedMenu == nil else { return }
        var view = hitTest(location, with: nil)
        while let current = view {
            if let receiver = current as? any MiddleClickReceiver {
                return receiver.middleClick(at: current.convert(location, from: nil))
            }
            for case let interaction as UITextInteraction in current.attachedInteractions {
                return interaction.pastePrimarySelection(at: current.convert(location, from: nil))
            }
            view = current.superview
        }
    }

    /// Shows the menu of the view that has the focus, or of one around it, where the key is the one for that. Where none of them has a menu, their
    /// custom actions are shown, those of the innermost view that has some.
    package func presentMenu(by press: UIPress) -> Bool {
        guard press.phase == .began, let key = press.key, key.modifierFlags.isDisjoint(with: [.control, .command]),
            key.keyCode == .keyboardApplication
                || (key.keyCode == .keyboardF10 && key.modifierFlags.contains(.shift))
        else { return false }
        guard let target = focusSystem.target else { return false }
        let views = sequence(first: target, next: \.superview)
        return views.contains { $0.presentMenu(at: CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), byKey: true) }
            || views.contains { $0.presentCustomActions() }
    }

    /// Takes away the menu that is shown, if there is one.
    package func dismissMenu() {
        presentedMenu?.dismiss()
    }
}

extension UIView {
    fileprivate func presentMenu(at point: CGPoint, byKey: Bool = false) -> Bool {
        attachedInteractions.contains {
            ($0 as? UIContextMenuInteraction)?.present(at: point, byKey: byKey, isCompact: true) == true
                || ($0 as? UITextInteraction)?.presentMenu(at: point, byKey: byKey) == true
                || ($0 as? UIEditMenuInteraction)?.answerClick(at: point, byKey: byKey) == true
        }
    }

    /// Shows the custom actions of accessibility beside the view.
    ///
    /// - Returns: Whether the view has any.
    fileprivate func presentCustomActions() -> Bool {
        guard let window, let actions = accessibilityCustomActions,
            let overlay = MenuOverlay(
                UIMenu(children: actions.map(\.menuElement)), beside: MenuSource(view: self, place: nil))
        else { return false }
        overlay.onChoice = { [weak self] element, _ in
            if let self { element.choose(sender: self) }
        }
        overlay.present(in: window, byKey: true)
        return true
    }
}
