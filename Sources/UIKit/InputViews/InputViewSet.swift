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

    /// Asks from the first responder on; the nearest that has a view gives it.
    init(for firstResponder: UIResponder?, in window: UIWindow) {
        guard let firstResponder else { return }
        for responder in sequence(first: firstResponder, next: \.next) where responder.isPlaced(in: window) {
            if input == nil, let view = responder.wantedInputView { input = Member(view: view, owner: responder) }
            if accessory == nil, let view = responder.wantedAccessory {
                accessory = Member(view: view, owner: responder)
            }
            if input != nil, accessory != nil { break }
        }
        if input == nil, let view = Self.screenKeyboard(for: firstResponder, in: window) {
            input = Member(view: view, owner: firstResponder)
        }
        // A view that is wanted for both places can stand in one only.
        if let input, let accessory,
            accessory.view.isDescendant(of: input.view) || input.view.isDescendant(of: accessory.view)
        {
            self.accessory = nil
        }
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
    fileprivate var wantedInputView: UIView? {
        // The view of such a controller is its own input view, and none of the responders in it wants it as theirs.
        guard !(self is UIInputViewController) else { return nil }
        return inputViewController?.view ?? inputView
    }

    fileprivate var wantedAccessory: UIView? {
        inputAccessoryViewController?.view ?? inputAccessoryView
    }

    /// Whether what the responder has counts in `window`: that of a view or a controller does while it is there.
    fileprivate func isPlaced(in window: UIWindow) -> Bool {
        self is UIView || self is UIViewController ? responderWindow === window : true
    }
}
