/// The views that are to stand at the lower edge of a window, as the chain of its first responder has them.
@MainActor struct InputViewSet {
    /// One of the views, and the responder that has it.
    @MainActor struct Member {
        let view: UIView
        /// Whose view it is; nil for a view without a controller of its own.
        var controller: UIInputViewController? { view.viewController as? UIInputViewController }
        weak var owner: UIResponder?

        /// Whether the responder is still in the window.
        func isIn(_ window: UIWindow) -> Bool {
            owner?.isPlaced(in: window) == true
        }
    }

    private(set) var input: Member?
    private(set) var accessory: Member?

    init() {}

    /// Asks the first responder.
    ///
    /// - Parameter old: The views until now: an accessory in which somebody has begun to write stays, though a text field has none of its own.
    init(for firstResponder: UIResponder?, in window: UIWindow, after old: InputViewSet) {
        if let firstResponder { ask(firstResponder, in: window, after: old) }
        // The bar of a search stays whoever has the keys.
        if let bar = window.findNavigator, let owner = bar.interaction?.view, owner.window === window {
            accessory = Member(view: bar, owner: owner)
        }
        // A view that is wanted for both places can stand in one only.
        if let input, let accessory,
            accessory.view.isDescendant(of: input.view) || input.view.isDescendant(of: accessory.view)
        {
            self.accessory = nil
        }
    }

    private mutating func ask(_ firstResponder: UIResponder, in window: UIWindow, after old: InputViewSet) {
        input = Self.member(of: firstResponder, in: window) { $0.inputViewController?.view ?? $0.inputView }
        accessory = Self.member(of: firstResponder, in: window) {
            $0.inputAccessoryViewController?.view ?? $0.inputAccessoryView
        }
        if accessory == nil, let kept = old.accessory, kept.isIn(window), firstResponder.isInside(kept.view) {
            accessory = kept
        }
        if input == nil, let view = Self.screenKeyboard(for: firstResponder, in: window) {
            input = Member(view: view, owner: firstResponder)
        }
    }

    /// The view that a responder has, and whose it is: the last one up the chain that has it, and is in the window.
    private static func member(
        of responder: UIResponder, in window: UIWindow, _ wish: (UIResponder) -> UIView?
    ) -> Member? {
        guard let view = wish(responder) else { return nil }
        // One that makes another view each time it is asked has what it gave first.
        var owner = responder
        var current = responder.next
        while let next = current, wish(next) === view {
            if next.isPlaced(in: window) { owner = next }
            current = next.next
        }
        return Member(view: view, owner: owner)
    }

    /// A keyboard on the screen is the host's: a window of a plugin has none.
    private static func screenKeyboard(for responder: UIResponder, in window: UIWindow) -> UIView? {
        guard !window.isShownElsewhere, let keyboard = UIApplication.shared.screenKeyboard,
            let input = responder as? any UIKeyInput,
            (responder as? any RemoteResponder)?.wantsScreenKeyboard != false
        else { return nil }
        return keyboard.inputView(for: input)
    }

    var isAny: Bool {
        input != nil || accessory != nil
    }

    var controllers: [UIInputViewController] {
        [accessory?.controller, input?.controller].compactMap(\.self)
    }

    func hasSameViews(as other: InputViewSet) -> Bool {
        input?.view === other.input?.view && accessory?.view === other.accessory?.view
    }

    /// Whether each responder that has one of the views is still in the window.
    func isUpToDate(in window: UIWindow) -> Bool {
        input?.isIn(window) != false && accessory?.isIn(window) != false
    }
}

extension UIResponder {
    /// Whether what the responder has counts in `window`: that of a view or a controller does while it is there.
    fileprivate func isPlaced(in window: UIWindow) -> Bool {
        self is UIView || self is UIViewController ? responderWindow === window : true
    }
}
