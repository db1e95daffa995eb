/// What lies over a window's own page, from the bottom up. Keys, focus and the Escape key are asked from the top.
@MainActor struct OverlayStack {
    /// Each is kept by somebody else: a presentation by who presents, a menu by the window's views.
    private var entries: [Entry] = []

    private struct Entry {
        weak var overlay: (any WindowOverlay)?
    }

    private var overlays: [any WindowOverlay] {
        entries.compactMap(\.overlay)
    }

    mutating func push(_ overlay: any WindowOverlay) {
        remove(overlay)
        entries.append(Entry(overlay: overlay))
    }

    mutating func remove(_ overlay: any WindowOverlay) {
        entries.removeAll { $0.overlay == nil || $0.overlay === overlay }
    }

    /// The menu that is shown; there is one at most, above everything.
    var menu: MenuOverlay? {
        overlays.last as? MenuOverlay
    }

    /// From the bottom up.
    var presentations: [Presentation] {
        overlays.compactMap { $0 as? Presentation }
    }

    /// Who gets every key; nil: the view that has the focus.
    var keyResponder: UIResponder? {
        overlays.last?.keyResponder
    }

    /// Who gets keys where nothing has the focus; nil: the window's root.
    var lastResponder: UIResponder? {
        overlays.last { $0.lastResponder != nil }?.lastResponder
    }

    /// The view in which the focus stays; nil: the window.
    var focusRoot: UIView? {
        overlays.last { $0.focusRoot != nil }?.focusRoot
    }

    /// Offers the Escape key from the top down, as far as the first that keeps the focus to itself.
    func cancel() -> Bool {
        for overlay in overlays.reversed() {
            if overlay.cancel() { return true }
            if overlay.focusRoot != nil { return false }
        }
        return false
    }
}
