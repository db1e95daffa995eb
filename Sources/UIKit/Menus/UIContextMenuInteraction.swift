/// Shows the menu of a view: where the user presses long, clicks with the secondary button, or presses the key for menus while the view
/// has the focus.
@preconcurrency @MainActor open class UIContextMenuInteraction: UIInteraction {
    open private(set) weak var view: UIView?
    /// A control is its own.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

    private let press = UILongPressGestureRecognizer()
    private weak var overlay: MenuOverlay?

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        press.addAction(UIAction { [weak self] _ in self?.pressDidChange() })
    }

    public func willMove(to view: UIView?) {
        guard view == nil else { return }
        dismissMenu()
        self.view?.removeGestureRecognizer(press)
    }

    public func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    /// The position of the finger that asked for the menu last, in `view`'s coordinates; nil stands for the window.
    open func location(in view: UIView?) -> CGPoint {
        press.location(in: view)
    }

    /// Takes the menu away, if it is shown.
    open func dismissMenu() {
        overlay?.dismiss()
    }

    /// Shows another menu in place of the one that is shown, if one is: `block` is given that, or the submenu that is open, and makes it.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        guard let overlay, overlay.isPresented else { return }
        overlay.replace(with: block)
    }

    /// Whether a long press shows the menu.
    final var followsPress: Bool {
        get { press.isEnabled }
        set { press.isEnabled = newValue }
    }

    /// The menu that is shown of it; nil for none.
    final var shown: MenuOverlay? {
        overlay?.isPresented == true ? overlay : nil
    }

    private func pressDidChange() {
        switch press.state {
        case .began:
            guard let view, present(at: press.location(in: view)) else { return }
            overlay?.beginFollowing(at: press.location(in: nil))
        case .changed: overlay?.follow(to: press.location(in: nil))
        case .ended: overlay?.endFollowing(at: press.location(in: nil))
        default: overlay?.stopFollowing()
        }
    }

    /// - Parameters:
    ///   - location: In the view's coordinates.
    ///   - byKey: Whether the first element is marked at once.
    ///   - isCompact: Whether the menu is shown without a preview.
    /// - Returns: Whether there is a menu here.
    @discardableResult final func present(
        at location: CGPoint, byKey: Bool = false, isCompact: Bool = false
    ) -> Bool {
        guard let view, let window = view.window, (view as? UIControl)?.isEnabled != false, let delegate,
            let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: location)
        else { return false }
        let preview = isCompact ? nil : configuration.makePreview()
        let menu = configuration.makeMenu() ?? UIMenu(children: [])
        let control = view as? UIControl
        let source = MenuSource(view: view, place: control == nil ? location : nil)
        guard let overlay = MenuOverlay(menu, under: preview, beside: source) else { return false }
        control?.sendActions(for: .menuActionTriggered)
        overlay.onChoice = { [weak self] element, root in self?.choose(element, of: root) }
        overlay.onEnd = { [weak self, weak delegate] in
            guard let self else { return }
            let animator = MenuAnimator(preview: preview)
            delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
            animator.run()
        }
        overlay.onCommit = { [weak self, weak delegate, weak overlay] in
            guard let self else { return }
            let animator = MenuAnimator(preview: preview)
            delegate?.contextMenuInteraction(
                self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
            overlay?.dismiss()
            animator.run()
        }
        let animator = MenuAnimator(preview: preview)
        delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
        self.overlay = overlay
        overlay.present(in: window, byKey: byKey)
        animator.run()
        return true
    }

    private func choose(_ element: UIMenuElement, of menu: UIMenu) {
        let button = view as? UIButton
        if let action = element as? UIAction {
            menu.select(action, hasOneSelection: button?.changesSelectionAsPrimaryAction == true)
        }
        button?.menuSelectionDidChange()
        element.choose(sender: button?.menuSender ?? view as? UIControl ?? self)
    }
}
