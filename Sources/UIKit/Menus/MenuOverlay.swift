import Foundation

/// Lies over a whole window while a menu is shown, and takes all touches, scrolling and keys: they choose, or take the menu away.
@MainActor final class MenuOverlay: UIView {
    /// The menu and the submenus that lead to what is shown.
    private(set) var path: [UIMenu]
    private let source: MenuSource
    let panel = MenuPanel()
    let preview: MenuPreview?

    /// Called when the user has chosen an element of the menu, after that is gone.
    var onChoice: ((UIMenuElement, UIMenu) -> Void)?
    /// Called once when the menu goes.
    var onEnd: (() -> Void)?
    /// Called once when the user has tapped the preview, which has gone.
    var onCommit: (() -> Void)?

    /// What was typed last to find an element, and when, in seconds.
    var typed: (text: String, time: TimeInterval)?

    private static let fadeDuration = 0.12
    /// How far a finger may stray before it no longer means what it went down on, in points.
    private static let slop: CGFloat = 10

    /// - Parameter controller: The controller that a preview above the menu shows; nil for no preview.
    /// - Returns: Nil where there is nothing to choose from, and no preview.
    init?(_ menu: UIMenu, under controller: UIViewController? = nil, beside source: MenuSource) {
        guard controller != nil || !MenuRow.isEmpty(menu) else { return nil }
        path = [menu]
        preview = controller.map { MenuPreview($0) }
        self.source = source
        super.init(frame: .zero)
        menu.forgetUncached()
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
        if let preview { addSubview(preview) }
        addSubview(panel)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var ownGestureUse: GestureUse {
        .all
    }

    // MARK: Coming and going

    private(set) var isPresented = false

    /// Shows the menu over everything in the window. Another one that is shown there goes.
    func present(in window: UIWindow, byKey: Bool) {
        window.presentedMenu?.dismiss()
        window.overlays.push(self)
        isPresented = true
        frame = window.bounds
        if let traits = source.traits {
            overrideUserInterfaceStyle = traits.userInterfaceStyle
            traitOverrides.userInterfaceLevel = .elevated
            traitOverrides.preferredContentSizeCategory = traits.preferredContentSizeCategory
        }
        UIView.performWithoutAnimation {
            window.addSubview(self)
            preview?.show()
            showContent()
            if byKey { panel.mark(panel.choosable(after: nil, step: 1), isShown: true) }
            panel.alpha = 0
            preview?.alpha = 0
        }
        UIView.animate(withDuration: Self.fadeDuration, delay: 0, options: .beginFromCurrentState) {
            self.panel.alpha = 1
            self.preview?.alpha = 1
        } completion: { _ in
            if self.isPresented { self.preview?.settle() }
        }
        window.decorations.append(self)
    }

    func dismiss() {
        guard isPresented else { return }
        isPresented = false
        isUserInteractionEnabled = false
        (accessibilityElementsHidden, accessibilityViewIsModal) = (true, false)
        window?.decorations.removeAll { $0 === self }
        window?.overlays.remove(self)
        UIView.animate(withDuration: Self.fadeDuration, delay: 0, options: .beginFromCurrentState) {
            self.panel.alpha = 0
            self.preview?.alpha = 0
        } completion: { _ in
            self.preview?.letGo()
            self.removeFromSuperview()
        }
        onEnd?()
        (onEnd, onChoice, onCommit) = (nil, nil, nil)
    }

    /// The user has tapped the preview.
    private func commit() {
        guard isPresented, let preview else { return }
        // The app may show the controller elsewhere at once.
        preview.letGo()
        let tell = onCommit
        onCommit = nil
        tell?()
    }

    /// Whether a point, in the overlay's coordinates, is one of the menu or of its preview.
    func contains(_ point: CGPoint) -> Bool {
        panel.frame.contains(point) || preview?.frame.contains(point) == true
    }

    // MARK: Content

    private func showContent() {
        guard let menu = path.last else { return }
        panel.show(MenuRow.rows(of: menu, isSubmenu: path.count > 1), isMirrored: source.isMirrored)
        typed = nil
        setNeedsLayout()
        layoutIfNeeded()
        let missing = menu.missing
        for element in missing { element.load { [weak self] in self?.show(again: menu) } }
        // What was there at once.
        if missing.contains(where: { $0.elements != nil }) { show(again: menu) }
    }

    /// More of what is in the menu is there.
    private func show(again menu: UIMenu) {
        guard isPresented, path.last === menu else { return }
        let offset = panel.offset
        UIView.performWithoutAnimation {
            showContent()
            panel.scroll(by: offset)
        }
    }

    /// Shows another menu in place of this one: in the same submenu, if there still is one.
    func replace(with menu: UIMenu) {
        guard !MenuRow.isEmpty(menu) else { return dismiss() }
        var new = [menu]
        for old in path.dropFirst() {
            guard let next = new[new.count - 1].submenu(old.identifier), !MenuRow.isEmpty(next) else { break }
            new.append(next)
        }
        path = new
        let (marked, count, offset) = (panel.marked, panel.rows.count, panel.offset)
        UIView.performWithoutAnimation {
            showContent()
            panel.scroll(by: offset)
            if panel.rows.count == count { panel.mark(marked) }
        }
    }

    /// The same, with what `block` makes of the submenu that is open.
    func replace(with block: (UIMenu) -> UIMenu) {
        guard let open = path.last else { return }
        let new = block(open)
        guard path.count > 1 else { return replace(with: new) }
        guard !MenuRow.isEmpty(new) else { return dismiss() }
        path[path.count - 1] = new
        showContent()
    }

    func leaveSubmenu(byKey: Bool = false) {
        guard path.count > 1 else { return }
        let left = path.removeLast()
        showContent()
        let index = panel.rows.firstIndex {
            if case .element(let element) = $0.row {
                (element as? UIMenu)?.identifier == left.identifier
            } else {
                false
            }
        }
        if byKey { panel.mark(index, isShown: true) }
    }

    /// Does what the line is for: its element is chosen, or its submenu opened.
    func choose(_ index: Int, byKey: Bool = false) {
        guard isPresented, panel.rows.indices.contains(index), panel.rows[index].row.isChoosable else { return }
        switch panel.rows[index].row {
        case .back: leaveSubmenu(byKey: byKey)
        case .element(let menu as UIMenu):
            path.append(menu)
            showContent()
            // Behind the line that leads back.
            if byKey { panel.mark(panel.choosable(after: 0, step: 1), isShown: true) }
        case .element(let element): choose(element)
        case .heading, .separator, .waiting: break
        }
    }

    private func choose(_ element: UIMenuElement) {
        let (tell, menu) = (onChoice, path[0])
        if element.menuAttributes.contains(.keepsMenuPresented) {
            tell?(element, menu)
            // Unless whoever heard of it has replaced it.
            if isPresented, path[0] === menu { replace(with: menu) }
        } else {
            dismiss()
            tell?(element, menu)
        }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        guard isPresented, let window, let anchor = source.rect(in: window) else { return }
        let room = MenuPlacement.room(in: bounds, safeArea: window.safeAreaInsets)
        let wanted = panel.rows.isEmpty ? .zero : panel.wantedSize(in: room.width)
        if let preview {
            let places = MenuPreviewPlacement(
                preview.wantedSize(in: room.size), above: wanted, around: anchor, in: room,
                isMirrored: source.isMirrored)
            (preview.frame, panel.frame) = (places.preview, places.menu)
            preview.layoutIfNeeded()
        } else {
            panel.frame = MenuPlacement(wanted, beside: anchor, in: room, isMirrored: source.isMirrored).frame
        }
        panel.setNeedsLayout()
        panel.layoutIfNeeded()
        place = anchor
    }

    /// Where what it belongs to was at the last layout.
    private var place: CGRect?

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        guard isPresented, previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else {
            return
        }
        showContent()
    }

    // MARK: Touches

    private struct Following {
        let start: CGPoint
        var last: CGPoint
        /// Whether the finger went down on the menu itself, and not on what it belongs to.
        let isOwn: Bool
        var hasStrayed = false
    }

    private var following: Following?

    /// A finger is down on what the menu belongs to. In the window's coordinates, as those of all fingers.
    func beginFollowing(at point: CGPoint) {
        following = Following(start: point, last: point, isOwn: false)
    }

    func follow(to point: CGPoint) {
        guard isPresented, var following else { return }
        if hypot(point.x - following.start.x, point.y - following.start.y) > Self.slop { following.hasStrayed = true }
        let step = point.y - following.last.y
        following.last = point
        self.following = following
        guard following.hasStrayed || following.isOwn else { return }
        if following.isOwn, following.hasStrayed, panel.isScrollable {
            panel.mark(nil)
            panel.scroll(by: -step)
        } else {
            panel.mark(panel.row(at: panel.convert(point, from: nil)))
        }
    }

    func endFollowing(at point: CGPoint) {
        follow(to: point)
        guard isPresented, let following else { return }
        self.following = nil
        guard following.hasStrayed || following.isOwn else { return }
        let isScrolling = following.isOwn && following.hasStrayed && panel.isScrollable
        guard !isScrolling, let index = panel.row(at: panel.convert(point, from: nil)) else { return panel.mark(nil) }
        choose(index)
        if isPresented { panel.mark(nil) }
    }

    func stopFollowing() {
        following = nil
        panel.mark(nil)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isPresented, following == nil, let touch = touches.first else { return }
        let point = touch.location(in: nil)
        guard contains(convert(point, from: nil)) else { return dismiss() }
        following = Following(start: point, last: point, isOwn: true)
        panel.mark(panel.row(at: panel.convert(point, from: nil)))
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first, following?.isOwn == true { follow(to: touch.location(in: nil)) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let following, following.isOwn, !following.hasStrayed, isOnPreview(following.start) {
            self.following = nil
            return commit()
        }
        if let touch = touches.first, following?.isOwn == true { endFollowing(at: touch.location(in: nil)) }
    }

    /// Whether a point, in the window's coordinates, lies on the preview and not on the menu.
    private func isOnPreview(_ point: CGPoint) -> Bool {
        let point = convert(point, from: nil)
        return !panel.frame.contains(point) && preview?.frame.contains(point) == true
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if following?.isOwn == true { stopFollowing() }
    }

    // MARK: Keys

    // Nobody below hears of them.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { begin(press) }
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    override var next: UIResponder? {
        nil
    }
}

extension MenuOverlay: WindowOverlay {
    var keyResponder: UIResponder? { self }
    var lastResponder: UIResponder? { nil }
    var focusRoot: UIView? { nil }

    func cancel() -> Bool {
        dismiss()
        return true
    }
}

extension MenuOverlay: WindowDecoration {
    /// Goes along with what it belongs to, and away with it.
    func place(in window: UIWindow) {
        guard isPresented else { return }
        guard let anchor = source.rect(in: window) else { return dismiss() }
        guard anchor != place else { return }
        setNeedsLayout()
        layoutIfNeeded()
    }
}

extension MenuOverlay: HoverReceiver {
    func hover(at location: CGPoint?) {
        guard isPresented, following == nil else { return }
        panel.mark(location.flatMap { panel.row(at: convert($0, to: panel)) })
    }
}

extension MenuOverlay: ScrollEventReceiver {
    func takes(_ event: UIScrollEvent, leaving goOn: @escaping (CGVector) -> Void) -> Bool {
        panel.scroll(by: -event.rest.dy)
        // What lies below the menu stays where it is.
        event.use(event.rest)
        return false
    }
}

extension UIMenu {
    /// With this identifier, in it or in what stands in it.
    fileprivate func submenu(_ identifier: Identifier) -> UIMenu? {
        for case let child as UIMenu in expandedChildren {
            if child.identifier == identifier { return child }
            if child.options.contains(.displayInline), let found = child.submenu(identifier) { return found }
        }
        return nil
    }
}
