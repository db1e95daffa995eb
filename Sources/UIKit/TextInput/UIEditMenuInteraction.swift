/// Shows a menu of editing actions: where an app asks for it, or the secondary button is clicked (UIKit's page of this name).
///
/// The menu suggests the standard editing actions that somebody in the chain of the first responder can perform, or in that of its view
/// where the first responder is elsewhere, and after them those of `UIMenuController.shared.menuItems`. They are sent when they are chosen.
@preconcurrency @MainActor open class UIEditMenuInteraction: UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    private weak var overlay: MenuOverlay?
    private var configuration: UIEditMenuConfiguration?
    private var lastLocation = CGPoint.zero
    /// Whether a click of the secondary button shows the menu. That of a text is shown by its `UITextInteraction`.
    final var answersClicks = true

    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
    }

    public func willMove(to view: UIView?) {
        if view == nil { dismissMenu() }
    }

    public func didMove(to view: UIView?) {
        self.view = view
    }

    /// Shows the menu, if there is anything in it.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        _ = present(configuration, byKey: false)
    }

    /// Takes the menu away, if it is shown.
    open func dismissMenu() {
        overlay?.dismiss()
    }

    /// Asks the delegate again for the menu that is shown.
    open func reloadVisibleMenu() {
        guard let overlay, overlay.isPresented, let configuration else { return }
        overlay.replace(with: menu(for: configuration))
    }

    /// The point where the menu was asked for last, in `view`'s coordinates; nil stands for the window.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return lastLocation }
        return own.convert(lastLocation, to: view)
    }

    /// - Parameter point: In the view's coordinates.
    /// - Returns: Whether there is a menu.
    final func present(at point: CGPoint, byKey: Bool) -> Bool {
        present(UIEditMenuConfiguration(identifier: nil, sourcePoint: point), byKey: byKey)
    }

    /// Shows the menu where the secondary button or the key for menus asks for it.
    final func answerClick(at point: CGPoint, byKey: Bool) -> Bool {
        answersClicks && present(at: point, byKey: byKey)
    }

    private func present(_ configuration: UIEditMenuConfiguration, byKey: Bool) -> Bool {
        guard let view, let window = view.window, configuration.sourcePoint.isFinite else { return false }
        dismissMenu()
        let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        let point = configuration.sourcePoint
        let area = rect.isNull || !rect.isFinite ? CGRect(origin: point, size: .zero) : rect
        let menu = menu(for: configuration)
        guard let overlay = MenuOverlay(menu, beside: MenuSource(view: view, area: area)) else { return false }
        (lastLocation, self.configuration, self.overlay) = (point, configuration, overlay)
        overlay.onChoice = { [weak self] element, root in
            guard let self else { return }
            if let action = element as? UIAction { root.select(action) }
            element.choose(sender: self)
        }
        overlay.onEnd = { [weak self] in
            guard let self else { return }
            let animator = MenuAnimator()
            delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
            animator.run()
        }
        let animator = MenuAnimator()
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        overlay.present(in: window, byKey: byKey)
        animator.run()
        return true
    }

    private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu {
        let suggested = suggestedActions
        return delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
            ?? UIMenu(children: suggested)
    }

    /// The actions of the menu, in the order of UIKit's.
    private static let titles: [(action: StandardEditAction, title: String)] = [
        (.cut, "Cut"), (.copy, "Copy"), (.paste, "Paste"), (.selectAll, "Select All"),
    ]

    private var suggestedActions: [UIMenuElement] {
        guard let view else { return [] }
        let actions = EditMenuActions(of: view, isAnywhere: false, sender: self)
        return [actions.standard(Self.titles), actions.own].filter { !$0.isEmpty }.map {
            UIMenu(options: .displayInline, children: $0)
        }
    }
}
