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
        guard let view, view.style.linkAttributes == nil, detects || hasLinks(view.textStorage) else { return }
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
        if let found = detected(in: index..<index + 1).first {
            return UITextItem(.link(found.url), NSRange(found.range))
        }
        guard let attachment = view.textStorage.attribute(.attachment, at: index, effectiveRange: nil) else {
            return nil
        }
        return (attachment as? NSTextAttachment).map {
            UITextItem(.textAttachment($0), NSRange(location: index, length: 1))
        }
    }

    // MARK: Data detectors

    /// Whether addresses and numbers in the text are links.
    var detects: Bool {
        guard let view else { return false }
        return !view.dataDetectorTypes.isEmpty && !view.isEditable && view.isSelectable && !view.isSecureTextEntry
    }

    /// The distance from which a character can be a part of what is found, in code units.
    private static let reach = 2 * DataDetector.longestAddress

    /// Returns what is found of which characters are in a range.
    func detected(in range: Range<Int>) -> [DataDetector.Found] {
        guard detects, let view, !range.isEmpty else { return [] }
        let count = view.textStorage.length
        let part = max(0, range.lowerBound - Self.reach)..<min(count, range.upperBound + Self.reach)
        guard !part.isEmpty else { return [] }
        let text = view.textStorage.attributedSubstring(from: NSRange(part)).string
        let found = DataDetector(types: view.dataDetectorTypes).find(
            in: Array(text.utf16), continuesBefore: part.lowerBound > 0, continuesAfter: part.upperBound < count)
        return found.compactMap { found in
            let place = found.range.lowerBound + part.lowerBound..<found.range.upperBound + part.lowerBound
            return place.overlaps(range) ? DataDetector.Found(range: place, url: found.url) : nil
        }
    }

    /// Returns the characters whose look may be another one when those of a range have changed.
    func reach(of range: Range<Int>) -> Range<Int> {
        let count = view?.textStorage.length ?? 0
        return max(0, range.lowerBound - Self.reach)..<max(0, min(count, range.upperBound + Self.reach))
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
