/// The order in which the Tab key goes through the views of a window: that of reading (`ReadingOrder`). What is in one view
/// stays together.
@MainActor struct FocusOrder {
    /// Every view that is not hidden, those above before those in them.
    private let views: [UIView]

    init(in root: UIView) {
        var views: [UIView] = []
        Self.collect(root, into: &views)
        self.views = views
    }

    private static func collect(_ view: UIView, into views: inout [UIView]) {
        guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return }
        // The keys of a keyboard on the screen are there for fingers: a key that moves the focus is on a real one.
        guard (view as? InputViewSlot)?.isKeyboard != true else { return }
        views.append(view)
        for subview in ReadingOrder(in: view).views {
            collect(subview, into: &views)
        }
    }

    /// The next view after `origin` that takes the focus, or the first one where there is no origin.
    func view(after origin: UIView?) -> UIView? {
        let start = origin.flatMap { views.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        return views[start...].first(where: \.canBecomeFocused)
    }

    func view(before origin: UIView?) -> UIView? {
        let end = origin.flatMap { views.firstIndex(of: $0) } ?? views.count
        return views[..<end].last(where: \.canBecomeFocused)
    }

    /// The next view that is not in `origin` and takes the focus, or the one before it; behind the last comes the first.
    func view(_ heading: UIFocusHeading, pastAllOf origin: UIView) -> UIView? {
        let others = views.enumerated().filter { $0.element.canBecomeFocused && !$0.element.isDescendant(of: origin) }
        let start = views.firstIndex(of: origin) ?? 0
        let next =
            heading == .previous
            ? others.last { $0.offset < start } ?? others.last : others.first { $0.offset > start } ?? others.first
        return next?.element
    }
}
