/// Stands in a menu for elements that are made when the menu is shown. Until they are there a line says so.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
    public typealias Provider = @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void

    private enum Progress {
        case unasked
        case waiting
        case done([UIMenuElement])
    }

    private let provider: Provider
    private let isCached: Bool
    private var progress = Progress.unasked
    /// Counts how often the provider was asked, so that an answer to an earlier question is not taken for one to the last.
    private var round = 0
    private var listeners: [() -> Void] = []

    /// - Parameter elementProvider: Asked once, when a menu with the element is first shown. It hands the elements to its argument, then or
    ///   later, on the main thread.
    public convenience init(_ elementProvider: @escaping Provider) {
        self.init(elementProvider, isCached: true)
    }

    private init(_ provider: @escaping Provider, isCached: Bool) {
        self.provider = provider
        self.isCached = isCached
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// The same, but that `elementProvider` is asked each time that the menu is shown.
    public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider, isCached: false)
    }

    /// Nil until they are there.
    final var elements: [UIMenuElement]? {
        if case .done(let elements) = progress { elements } else { nil }
    }

    /// A menu with the element is shown anew.
    final func forgetUncached() {
        if !isCached { (progress, listeners) = (.unasked, []) }
    }

    /// - Parameter done: Called when the elements are there, unless they are already.
    final func load(_ done: @escaping () -> Void) {
        switch progress {
        case .done: return
        case .waiting: listeners.append(done)
        case .unasked:
            progress = .waiting
            listeners.append(done)
            round += 1
            provider { [weak self, round] elements in self?.finish(elements, round) }
        }
    }

    private func finish(_ elements: [UIMenuElement], _ answered: Int) {
        guard case .waiting = progress, answered == round else { return }
        progress = .done(elements)
        let waiting = listeners
        listeners = []
        for listener in waiting { listener() }
    }
}

extension UIMenu {
    /// Its children, with those that are there in the place of what stands for them.
    final var expandedChildren: [UIMenuElement] {
        Self.expand(children)
    }

    private static func expand(_ elements: [UIMenuElement]) -> [UIMenuElement] {
        elements.flatMap { element in
            (element as? UIDeferredMenuElement)?.elements.map(expand) ?? [element]
        }
    }

    /// What in it, and in what stands in it, is not there yet.
    final var missing: [UIDeferredMenuElement] {
        expandedChildren.flatMap { child in
            if let menu = child as? UIMenu, menu.options.contains(.displayInline) { return menu.missing }
            return [child as? UIDeferredMenuElement].compactMap(\.self)
        }
    }

    /// It is shown anew, with all menus in it.
    final func forgetUncached() {
        for child in children {
            (child as? UIDeferredMenuElement)?.forgetUncached()
            (child as? UIMenu)?.forgetUncached()
        }
    }
}
