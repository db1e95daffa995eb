import TextLayout

/// Finds the links and images of a text view's text at a point, and does what a tap on them does.
@MainActor final class TextViewLinks {
    private weak var view: UITextView?
    /// Recognises taps on links; nil while the text can be edited, where a tap puts the caret.
    private var tap: LinkTap?

    init(_ view: UITextView) {
        self.view = view
    }

    /// Recognises taps where the text can be read and not edited.
    func update() {
        guard let view else { return }
        let isNeeded = !view.isEditable && view.isSelectable
        if isNeeded, tap == nil {
            let tap = LinkTap()
            tap.serve(self)
            view.addGestureRecognizer(tap)
            self.tap = tap
        } else if !isNeeded, let tap {
            view.removeGestureRecognizer(tap)
            self.tap = nil
        }
    }

    /// Shows links in another tint colour.
    func tintDidChange() {
        guard let view, view.style.linkAttributes == nil, hasLinks(view.textStorage) else { return }
        view.restyle()
    }

    private func hasLinks(_ text: NSAttributedString) -> Bool {
        var hasLinks = false
        text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length), options: []) { value, _, stop in
            guard value != nil else { return }
            hasLinks = true
            stop.pointee = true
        }
        return hasLinks
    }

    /// Returns the link or image at a point of the view's coordinates; nil for none.
    func item(at point: CGPoint) -> UITextItem? {
        guard let view, let range = view.editor.characterRange(at: point) as? IndexedTextRange,
            range.indices.upperBound <= view.textStorage.length, !range.indices.isEmpty
        else { return nil }
        let index = range.indices.lowerBound
        let all = NSRange(location: 0, length: view.textStorage.length)
        var part = NSRange()
        if let value = view.textStorage.attribute(.link, at: index, longestEffectiveRange: &part, in: all) {
            return Self.url(value).map { UITextItem(.link($0), part) }
        }
        guard let attachment = view.textStorage.attribute(.attachment, at: index, effectiveRange: nil) else {
            return nil
        }
        return (attachment as? NSTextAttachment).map {
            UITextItem(.textAttachment($0), NSRange(location: index, length: 1))
        }
    }

    private static func url(_ value: Any) -> URL? {
        value as? URL ?? (value as? String).flatMap { URL(string: $0) }
    }

    /// Performs the action of the link or image at a point of the view's coordinates, as a tap does.
    func follow(at point: CGPoint) {
        guard let view, let item = item(at: point) else { return }
        let standard = UIAction { [weak view] _ in
            guard let view else { return }
            switch item.content {
            case .link(let url):
                _ = view.delegate?.textView(
                    view, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction)
            case .textAttachment(let attachment):
                _ = view.delegate?.textView(
                    view, shouldInteractWith: attachment, in: item.range, interaction: .invokeDefaultAction)
            }
        }
        guard let delegate = view.delegate else { return }
        delegate.textView(view, primaryActionFor: item, defaultAction: standard)?.perform(sender: view)
    }
}
