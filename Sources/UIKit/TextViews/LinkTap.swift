/// Recognises taps on the links and images of a text view. What else the pointer does with the text waits until it is sure to be none.
@MainActor final class LinkTap: UITapGestureRecognizer {
    /// Whether there is something to tap at a point in the view's coordinates.
    private let isItem: (CGPoint) -> Bool

    init(isItem: @escaping (CGPoint) -> Bool, action: @escaping (CGPoint) -> Void) {
        self.isItem = isItem
        super.init()
        name = "link"
        addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                action(location(in: view))
            })
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, isItem(touch.location(in: view)) else {
            state = .failed
            return
        }
        super.touchesBegan(touches, with: event)
    }

    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer.view === view && !(otherGestureRecognizer is LinkTap)
    }
}
