import TextLayout

/// Finds in the text of a text view, and marks what was found.
@MainActor final class TextViewFinding: UIFindInteractionDelegate, KeyboardFollower {
    /// The greatest number of results: more cannot be looked at one by one. All of them are replaced nevertheless.
    static let mostResults = 10_000

    private unowned let view: UITextView
    private(set) lazy var interaction = UIFindInteraction(sessionDelegate: self)
    private let canvas = FoundTextView()
    private var marks = FoundTextMarks()
    /// Whether the text is another one than that in which something was found.
    private var isStale = false
    /// Whether a replacement changes the text, after which the session searches by itself.
    private var isReplacing = false

    /// The height by which the lower inset of the view was made larger for the bar, in points.
    private var added: CGFloat = 0

    init(in view: UITextView) {
        self.view = view
        KeyboardFollowers.add(self)
    }

    /// Whether the user can find by the view's own interaction.
    var isOffered: Bool { interaction.view != nil }

    // MARK: Sessions

    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        (view as? UITextView).map(UITextSearchingFindSession.init)
    }

    /// The user has come to a result, and goes on from there.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
        makeRoomForBar()
        guard view.isSelectable, let mark = marks.marks.first(where: { $0.style == .highlighted }) else { return }
        view.editor.select(mark.range)
    }

    // MARK: The bar

    func keyboardDidMove(in window: UIWindow) {
        if view.window === window { makeRoomForBar() }
    }

    /// Lets the last lines be scrolled out from under the bar.
    private func makeRoomForBar() {
        let bars = view.adjustedContentInset.bottom - view.contentInset.bottom
        let height = current == nil ? 0 : max(0, view.keyboardHeight - bars)
        guard height != added else { return }
        view.contentInset.bottom += height - added
        view.verticalScrollIndicatorInsets.bottom += height - added
        added = height
    }

    // MARK: Searching

    /// Returns where a text is. Of one that is secret nothing is told.
    private func search(_ query: String, _ options: UITextSearchOptions, limit: Int = .max) -> [Range<Int>] {
        guard !view.editor.isSecure else { return [] }
        return TextSearch(query, options).ranges(in: view.editor.text.content, limit: limit)
    }

    func find(
        _ query: String, _ options: UITextSearchOptions, _ aggregator: UITextSearchAggregator<AnyHashable?>
    ) {
        for range in search(query, options, limit: Self.mostResults) {
            aggregator.foundRange(IndexedTextRange(range), searchString: query, document: nil)
        }
        aggregator.finishedSearching()
    }

    /// The text, or its look, has changed: what was found is found anew when the view is laid out.
    func textDidChange() {
        guard !isReplacing, current != nil || !marks.isEmpty else { return }
        marks.removeAll()
        isStale = true
        view.setNeedsLayout()
    }

    /// The interaction whose bar finds in this text now, be it the view's own or that of a view around it.
    private var current: UIFindInteraction? {
        guard let interaction = view.window?.findNavigator?.interaction,
            let session = interaction.activeFindSession as? UITextSearchingFindSession,
            (session.searchableObject as AnyObject?) === view
        else { return nil }
        return interaction
    }

    // MARK: Replacing

    /// Replaces a range, as if the user had typed it.
    func replace(_ range: UITextRange, with text: String) {
        guard let range = (range as? IndexedTextRange)?.indices, range.upperBound <= view.editor.text.content.count
        else { return }
        isReplacing = true
        view.editor.replace(range, with: text)
        isReplacing = false
        guard view.editor.text.content.string(in: range.lowerBound..<range.lowerBound + text.utf16.count) == text
        else { return }
        let end = range.lowerBound + text.utf16.count
        view.editor.select(end..<end)
    }

    /// Replaces everything that is found by one change, which is undone as a whole. What lies between keeps its look, and what is put in has that
    /// of what was there.
    func replaceAll(_ query: String, _ options: UITextSearchOptions, with text: String) {
        let found = search(query, options)
        guard let first = found.first, let last = found.last else { return }
        let storage = view.textStorage
        let replaced = NSMutableAttributedString()
        var end = first.lowerBound
        for range in found {
            replaced.append(storage.attributedSubstring(from: NSRange(end..<range.lowerBound)))
            let look = storage.attributes(at: range.lowerBound, effectiveRange: nil)
            replaced.append(NSAttributedString(string: text, attributes: look))
            end = range.upperBound
        }
        let old = first.lowerBound..<last.upperBound
        isReplacing = true
        defer { isReplacing = false }
        view.editor.replace(old, with: replaced.string)
        let new = NSRange(location: old.lowerBound, length: replaced.length)
        // A delegate may have refused, or put in something else.
        guard new.upperBound <= storage.length, (storage.string as NSString).substring(with: new) == replaced.string
        else { return }
        storage.beginEditing()
        replaced.enumerateAttributes(in: NSRange(location: 0, length: replaced.length), options: []) { look, range, _ in
            storage.setAttributes(look, range: NSRange(location: new.location + range.location, length: range.length))
        }
        storage.endEditing()
    }

    // MARK: Marks

    func mark(_ range: UITextRange, as style: UITextSearchFoundTextStyle) {
        guard let range = (range as? IndexedTextRange)?.indices else { return }
        marks.set(style, for: range)
        view.setNeedsLayout()
    }

    func removeMarks() {
        guard !marks.isEmpty else { return }
        marks.removeAll()
        view.setNeedsLayout()
    }

    func scroll(to range: UITextRange) {
        guard let range = (range as? IndexedTextRange)?.indices else { return }
        view.scrollRangeToVisible(NSRange(range))
    }

    /// Places the marks that are seen, after the text has been laid out.
    func layOut() {
        if isStale {
            isStale = false
            current?.textDidChange()
        }
        guard !marks.isEmpty else {
            canvas.removeFromSuperview()
            return
        }
        if canvas.superview !== view { view.insertSubview(canvas, at: 0) }
        canvas.frame = CGRect(origin: .zero, size: view.contentSize)
        let origin = view.textOrigin
        canvas.show(
            marks.touching(view.editor.visibleIndices).flatMap { mark in
                view.editor.geometry.selectionParts(of: mark.range, fillsLines: false).map { part in
                    (part.rect.offsetBy(dx: origin.x, dy: origin.y), mark.style == .highlighted)
                }
            })
    }
}
