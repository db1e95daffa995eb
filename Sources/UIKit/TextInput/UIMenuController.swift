import Foundation

/// Shows a menu of editing actions beside what the user is at, and adds an app's own ones to all such menus (UIKit's page of this name, which
/// recommends `UIEditMenuInteraction` in its place).
///
/// The menu has the standard editing actions and those of `menuItems` that somebody in the chain of the window's first responder can perform:
/// `canPerformAction(_:withSender:)` is asked with the menu controller as the sender. Without a first responder the chain begins at the view.
@preconcurrency @MainActor open class UIMenuController {
    private static let only = UIMenuController()

    /// The program's menu controller. There is no other.
    open class var shared: UIMenuController { only }

    init() {}

    /// The app's own actions, which come after the standard ones, also in the edit menus of texts.
    open var menuItems: [UIMenuItem]?

    private weak var overlay: MenuOverlay?
    private weak var target: UIView?
    /// The rectangle beside which the menu is shown, in the coordinates of `target`.
    private var targetRect = CGRect.zero

    // MARK: Coming and going

    /// Whether a menu is shown. True shows the one of `setTargetRect(_:in:)`.
    open var isMenuVisible: Bool {
        get { overlay?.isPresented == true }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// Shows the menu beside a rectangle in a view's coordinates, if there is anything in it. Another one goes.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        present()
    }

    /// Takes the menu away if it is shown from this view.
    open func hideMenu(from targetView: UIView) {
        if target === targetView { hideMenu() }
    }

    /// Takes the menu away, if it is shown.
    open func hideMenu() {
        overlay?.dismiss()
    }

    /// Shows the menu of `setTargetRect(_:in:)`, or takes it away. It comes and goes in the same time whether that is to be animated or not.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        if !menuVisible { hideMenu() } else if !isMenuVisible { present() }
    }

    /// Sets the place of the menu that is shown next: beside a rectangle in a view's coordinates.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        (target, self.targetRect) = (targetView, targetRect)
    }

    /// Has responders asked again what they can perform, for a menu that is shown.
    open func update() {
        if let overlay, overlay.isPresented, let target { overlay.replace(with: menu(at: target)) }
    }

    /// The place of the menu in its window's coordinates; zero while there is none.
    open var menuFrame: CGRect {
        guard let overlay, overlay.isPresented else { return .zero }
        return overlay.panel.convert(overlay.panel.bounds, to: nil)
    }

    private func present() {
        guard let target, let window = target.window, targetRect.isFinite else { return }
        hideMenu()
        guard let overlay = MenuOverlay(menu(at: target), beside: MenuSource(view: target, area: targetRect)) else {
            return
        }
        self.overlay = overlay
        overlay.onChoice = { [weak self] element, _ in
            if let self { element.choose(sender: self) }
        }
        overlay.onEnd = { [weak self] in
            self?.post(Self.willHideMenuNotification, then: Self.didHideMenuNotification) {}
        }
        post(Self.willShowMenuNotification, then: Self.didShowMenuNotification) {
            overlay.present(in: window, byKey: false)
        }
    }

    /// Does something between two notifications. The second one comes when what moves by it has arrived.
    private func post(_ first: Notification.Name, then second: Notification.Name, _ body: () -> Void) {
        NotificationCenter.default.post(name: first, object: self)
        body()
        let animator = MenuAnimator()
        animator.addCompletion { [weak self] in NotificationCenter.default.post(name: second, object: self) }
        animator.run()
    }

    private static let titles: [(action: StandardEditAction, title: String)] = [
        (.cut, "Cut"), (.copy, "Copy"), (.select, "Select"), (.selectAll, "Select All"), (.paste, "Paste"),
        (.delete, "Delete"),
    ]

    private func menu(at view: UIView) -> UIMenu {
        let actions = EditMenuActions(of: view, isAnywhere: true, sender: self)
        return UIMenu(children: actions.standard(Self.titles) + actions.own)
    }

    // MARK: Notifications

    nonisolated public static let willShowMenuNotification = Notification.Name(
        "UIMenuControllerWillShowMenuNotification")
    nonisolated public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    nonisolated public static let willHideMenuNotification = Notification.Name(
        "UIMenuControllerWillHideMenuNotification")
    nonisolated public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
}
