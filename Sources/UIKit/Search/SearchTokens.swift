import Foundation

/// The tokens of a search field: characters of its own text before all others, which only the field itself counts as such.
@MainActor final class SearchTokens {
    private unowned let field: UISearchTextField
    /// The tokens that the user has deleted, with the places where they were, the latest last: undo brings characters back, and this the tokens.
    private var deleted: [(index: Int, tokens: [SearchTokenAttachment])] = []
    /// The tokens that a change of code puts in.
    private var arriving: [SearchTokenAttachment]?
    /// Whether tokens were put in whose room is not laid out yet.
    private var needsLayout = false

    /// More can hardly be undone.
    private static let mostDeleted = 200

    init(of field: UISearchTextField) {
        self.field = field
    }

    private var editor: TextEditor { field.editor }

    // MARK: What there is

    /// The tokens as characters of the text, in order.
    var attachments: [SearchTokenAttachment] {
        var found: [SearchTokenAttachment] = []
        while found.count < field.storage.length, let next = attachment(at: found.count) { found.append(next) }
        return found
    }

    private func attachment(at index: Int) -> SearchTokenAttachment? {
        field.storage.attribute(.attachment, at: index, effectiveRange: nil) as? SearchTokenAttachment
    }

    /// The number of tokens: the text begins at this index.
    var count: Int { attachments.count }

    /// The text without the tokens, with its look.
    var text: NSAttributedString {
        let count = count
        return field.storage.attributedSubstring(
            from: NSRange(location: count, length: field.storage.length - count))
    }

    private func characters(_ attachments: [SearchTokenAttachment]) -> NSMutableAttributedString {
        let text = NSMutableAttributedString()
        for attachment in attachments {
            var look = field.style.attributes
            look[.attachment] = attachment
            text.append(NSAttributedString(string: Self.sign, attributes: look))
        }
        return text
    }

    private static let sign = String(StyledText.attachmentCharacter)

    // MARK: By code

    /// Returns the content of the field where the text is another one.
    func content(with text: NSAttributedString) -> NSAttributedString {
        // What the user has done cannot be undone any more.
        deleted = []
        let attachments = attachments
        guard !attachments.isEmpty else { return text }
        let content = characters(attachments)
        content.append(text)
        return content
    }

    /// Puts the tokens back that a change of the whole text's look has taken away.
    func restore(_ attachments: [SearchTokenAttachment]) {
        guard !attachments.isEmpty, attachments.count <= field.storage.length else { return }
        let content = characters(attachments)
        content.append(
            field.storage.attributedSubstring(
                from: NSRange(location: attachments.count, length: field.storage.length - attachments.count)))
        field.storage = content
        field.lookDidChange()
    }

    /// Has other tokens. The selection stays with the characters of the text.
    ///
    /// - Parameters:
    ///   - text: The text behind them; nil leaves it as it is.
    ///   - tellsUpdater: Whether the updater of a search hears of it.
    func set(_ new: [SearchTokenAttachment], text: NSAttributedString? = nil, tellsUpdater: Bool = true) {
        let (old, selected) = (count, editor.selectedRange)
        let content = characters(new)
        content.append(text ?? self.text)
        deleted = []
        func moved(_ index: Int) -> Int { index >= old ? index - old + new.count : min(index, new.count) }
        quietly {
            field.setContent(content)
            editor.select(moved(selected.lowerBound)..<moved(selected.upperBound))
        }
        if tellsUpdater { field.tokensDidChange() }
    }

    private func quietly(_ change: () -> Void) {
        let wasQuiet = field.session.isQuiet
        field.session.isQuiet = true
        change()
        field.session.isQuiet = wasQuiet
    }

    /// Makes a token of characters of the text, which the user can undo at once, and selects it.
    ///
    /// - Parameters:
    ///   - range: The characters; tokens among them stay.
    ///   - index: The place of the token among the others.
    func replace(_ range: Range<Int>, with token: UISearchToken, at index: Int) {
        editor.unmark()
        let (old, length) = (attachments, field.storage.length)
        let lower = min(max(range.lowerBound, old.count), length)
        let upper = min(max(range.upperBound, lower), length)
        let new = [SearchTokenAttachment(token)] + old[index...]
        let before = (field.storage.string as NSString).substring(
            with: NSRange(location: old.count, length: lower - old.count))
        guard field.isEnabled else {
            let text = NSMutableAttributedString(attributedString: text)
            text.deleteCharacters(in: NSRange(location: lower - old.count, length: upper - lower))
            set(old[..<index] + new, text: text)
            return editor.select(index..<index + 1)
        }
        quietly {
            // One change takes the characters away and puts the token in: what lies between them goes along.
            arriving = new
            editor.replace(
                index..<upper, with: String(repeating: Self.sign, count: new.count) + before, asksOwner: false)
            arriving = nil
            editor.select(index..<index + 1)
        }
        field.tokensDidChange()
    }

    // MARK: By the user

    /// Answers whether the user may make a change. One that would put text before a token, or delete a token that is not selected, is made in
    /// another way here.
    ///
    /// - Parameter decide: Asks the delegate.
    func mayChange(_ change: TextChange, _ decide: (TextChange) -> Bool) -> Bool {
        let (count, selected) = (count, editor.selectedRange)
        guard count > 0 else { return decide(change) }
        let isMove = !selected.isEmpty && change.range.isEmpty
        // Tokens are not dragged behind text.
        if isMove, selected.lowerBound < count { return false }
        guard change.range.lowerBound < count else { return decide(change) }
        if change.replacement.isEmpty { return mayDelete(change, selected, decide) }
        guard change.range == selected || change.range == editor.markedRange else { return false }
        if change.range.upperBound >= count, !change.range.isEmpty, field.allowsDeletingTokens {
            return decide(change)
        }
        type(change)
        return false
    }

    private func mayDelete(_ change: TextChange, _ selected: Range<Int>, _ decide: (TextChange) -> Bool) -> Bool {
        let (count, range) = (count, change.range)
        if selected.isEmpty {
            if range.upperBound > count {
                editor.replace(count..<range.upperBound, with: "")
            } else {
                select(range.upperBound - 1..<range.upperBound)
            }
            return false
        }
        if field.allowsDeletingTokens { return decide(change) }
        // The text alone is selected then, and can be deleted.
        if range.upperBound > count { select(count..<range.upperBound) }
        return false
    }

    private func select(_ range: Range<Int>) {
        editor.select(range)
        editor.revealCaret()
    }

    /// Puts typed characters behind the tokens that stay.
    private func type(_ change: TextChange) {
        if field.allowsDeletingTokens, !change.range.isEmpty {
            editor.replace(change.range, with: "", asksOwner: false)
        }
        let start = count
        let range = start..<max(start, field.allowsDeletingTokens ? start : change.range.upperBound)
        editor.select(range)
        let length = field.storage.length
        editor.replace(range, with: change.replacement)
        let end = start + range.count + field.storage.length - length
        select(end..<end)
    }

    /// Selects no token where an input method begins to compose: what it puts in is text.
    func makeRoomForComposition() {
        let (count, selected) = (count, editor.selectedRange)
        guard editor.markedRange == nil, selected.lowerBound < count else { return }
        editor.select(count..<max(count, selected.upperBound))
    }

    /// Returns what a change puts in, with the tokens that come back by undo.
    ///
    /// - Parameter plain: The characters without tokens.
    func replacement(of change: TextChange, _ plain: NSAttributedString) -> NSAttributedString {
        let start = change.range.lowerBound
        let removed = attachments.enumerated().filter { change.range.contains($0.offset) }.map(\.element)
        let returning = returning(by: change)
        if !removed.isEmpty {
            deleted.append((start, removed))
            if deleted.count > Self.mostDeleted { deleted.removeFirst() }
        }
        guard !returning.isEmpty else { return plain }
        needsLayout = true
        let text = characters(returning)
        text.append(
            plain.attributedSubstring(
                from: NSRange(location: returning.count, length: plain.length - returning.count)))
        return text
    }

    private func returning(by change: TextChange) -> [SearchTokenAttachment] {
        if let arriving { return arriving }
        let start = change.range.lowerBound
        let signs = change.replacement.prefix { $0 == StyledText.attachmentCharacter }.count
        guard signs > 0, start <= count,
            let place = deleted.lastIndex(where: { $0.index == start && $0.tokens.count == signs })
        else { return [] }
        return deleted.remove(at: place).tokens
    }

    /// Lays the tokens out that a change has brought.
    func layOut() {
        guard needsLayout else { return }
        needsLayout = false
        field.lookDidChange()
    }

    /// Returns characters as others get them: tokens are their words, or nothing where they may not be copied.
    func copiedText(in range: Range<Int>) -> String {
        let attachments = attachments
        let tokens = attachments.enumerated().filter { range.contains($0.offset) }.map(\.element.token.text)
        let lower = min(max(range.lowerBound, attachments.count), field.storage.length)
        let upper = min(max(range.upperBound, lower), field.storage.length)
        let text = (field.storage.string as NSString).substring(with: NSRange(location: lower, length: upper - lower))
        let words = (field.allowsCopyingTokens ? tokens : []) + (text.isEmpty ? [] : [text])
        return words.joined(separator: " ")
    }

    // MARK: Drawing

    /// Draws the tokens of a part of the text.
    ///
    /// - Parameters:
    ///   - start: The index of the part's first character.
    ///   - text: The part as it is drawn in `rect`.
    func draw(from start: Int, _ text: StyledText, in rect: CGRect, into context: CGContext) {
        let attachments = attachments
        guard start < attachments.count else { return }
        var indices: [Int] = []
        var index = start
        for run in text.runs {
            indices.append(index)
            index += run.text.utf16.count
        }
        let selected = field.isEditing ? editor.selectedRange : 0..<0
        for (run, frame) in text.attachmentFrames(in: rect) where indices.indices.contains(run) {
            let index = indices[run]
            guard attachments.indices.contains(index) else { continue }
            let isSelected = selected.contains(index)
            let ground = isSelected ? field.tintColor : field.tokenBackgroundColor
            attachments[index].look(for: field.style.font).draw(
                in: frame, ground: ground ?? ControlColors.grayBelowWhite,
                color: isSelected ? ControlColors.onTint : .white, isMirrored: field.isMirrored, into: context)
        }
    }
}
