/// Recognises taps on the links and images of a text view. What else the pointer does with the text waits until it is sure to be none.
@MainActor final class LinkTap: UITapGestureRecognizer {
    private weak var links: TextViewLinks?

    /// Follows the links of a text view from now on.
    func serve(_ links: TextViewLinks) {
        self.links = links
        name = "link"
        addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.links?.follow(at: location(in: view))
            })
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, links?.item(at: touch.location(in: view)) != nil else {
            state = .failed
            return
        }
        super.touchesBegan(touches, with: event)
    }

    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer.view === view && !(otherGestureRecognizer is LinkTap)
    }
}
