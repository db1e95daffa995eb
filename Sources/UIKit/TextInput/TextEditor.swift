import TextLayout

/// The editor that a text field and a text view have alike: a text with a selection, composition and undo, and the places of its characters.
///
/// The owner has it as a lazy property: `lazy var editor = TextEditor(owner: self, isMultiline: true)`. The text and the places change here
/// alone; the owner repeats changes in `updateText`. Indices count UTF-16 code units of the text, also where bullets are seen.
@MainActor package final class TextEditor {
    /// The view whose text it is.
    package private(set) weak var owner: (any TextEditorOwner)?
    package private(set) var text: EditedText
    /// Whether paragraphs can be ended.
    package let isMultiline: Bool
    /// The manager that the owner returns as its `undoManager`, as UIKit's text views have one of their own.
    package let undoManager = UndoManager()
    /// The look of marked text that an input method asks for; it is kept and not drawn.
    package var markedTextStyle: [NSAttributedString.Key: Any]?
    /// The object that hears of changes otherwise than by a keyboard's text: by code, and by keys that are commands.
    package weak var inputDelegate: (any UITextInputDelegate)?
    /// The units of the text. Its lines are those that are laid out.
    package let tokenizer: any UITextInputTokenizer
    /// Called when text, selection or look have changed, so that caret and selection are placed anew. `UITextInteraction` sets it.
    var onUpdate: (() -> Void)?
    /// The number of the last group of the history that the undo manager knows.
    private var registered = 0
    private var ownGeometry: TextGeometry?
    /// The traits that the text's colours were found for last.
    private var shownTraits: UITraitCollection?
    /// The bullets of a secret text.
    private var displayed: DisplayedText?

    package init(owner: any TextEditorOwner, isMultiline: Bool) {
        self.owner = owner
        self.isMultiline = isMultiline
        text = EditedText(isMultiline: isMultiline)
        tokenizer = LaidOutTextTokenizer(owner: owner)
    }

    /// The places of the text's characters, or of the bullets where it is secret. `setText` and a change of the whole text's look make
    /// another object. The owner sets its `width`.
    package var geometry: TextGeometry {
        if let ownGeometry { return ownGeometry }
        let geometry = makeGeometry(NSAttributedString(string: text.text, attributes: attributes(0..<0)), width: nil)
        ownGeometry = geometry
        return geometry
    }

    // MARK: The look

    /// Whether bullets are seen in place of the characters, which cannot be copied either.
    package var isSecure = false {
        didSet {
            guard isSecure != oldValue else { return }
            text.allowsCopying = !isSecure
            // How what is typed was grouped would tell of words.
            text.endGroup()
            displayed = isSecure ? DisplayedText(text.content) : nil
            ownGeometry = makeGeometry(
                NSAttributedString(string: text.text, attributes: attributes(0..<text.content.count)),
                width: ownGeometry?.width)
            onUpdate?()
        }
    }

    /// Whether colours would be others with the traits that the owner has now. A view learns of its traits in a window only when it gets there.
    var hasStaleColors: Bool {
        guard let shownTraits, let owner else { return false }
        return owner.traitCollection.hasDifferentColorAppearance(comparedTo: shownTraits)
    }

    private func attributes(_ range: Range<Int>) -> [NSAttributedString.Key: Any] {
        owner?.attributes(forReplacing: range) ?? [:]
    }

    /// Returns the characters with their look in the owner's traits; one run without characters where there are none.
    private func styled(
        _ attributed: NSAttributedString, _ attributes: @autoclosure () -> [NSAttributedString.Key: Any]
    ) -> StyledText {
        let defaults = TextDefaults(font: .systemFont(ofSize: 17), color: .label)
        let traits = owner?.traitCollection ?? .current
        shownTraits = traits
        guard attributed.length > 0 else {
            // A text without characters has a look too: it is that of a caret.
            var empty = StyledText(
                NSAttributedString(string: " ", attributes: attributes()), defaults: defaults, traits: traits,
                ownLineBreaks: isMultiline)
            for index in empty.runs.indices { empty.runs[index].text = "" }
            return empty
        }
        return StyledText(attributed, defaults: defaults, traits: traits, ownLineBreaks: isMultiline)
    }

    private func makeGeometry(_ attributed: NSAttributedString, width: CGFloat?) -> TextGeometry {
        let shown = displayed.map { shown in
            NSAttributedString(
                string: shown.string,
                attributes: attributed.length > 0
                    ? attributed.attributes(at: 0, effectiveRange: nil) : attributes(0..<0))
        }
        let styled = styled(shown ?? attributed, attributes(0..<0))
        var template = owner?.textTemplate ?? StyledText(runs: [])
        template.runs = styled.runs
        template.paragraphs = styled.paragraphs
        return TextGeometry(template, width: width)
    }

    /// Takes over another look of characters: `text` has the same ones. For the whole text, `textTemplate` is asked anew.
    package func setAttributes(of range: Range<Int>, to text: NSAttributedString) {
        let range = range.clamped(to: 0..<self.text.content.count)
        guard text.length == range.count else { return }
        if range == 0..<self.text.content.count || displayed != nil {
            ownGeometry = makeGeometry(text, width: ownGeometry?.width)
        } else {
            geometry.replace(range, with: styled(text, attributes(range)))
        }
        onUpdate?()
    }

    // MARK: From code

    /// Replaces the whole text. Nobody is asked, what was done before cannot be undone, and the caret goes to the end.
    package func setText(_ attributed: NSAttributedString) {
        let old = text.selection
        inputDelegate?.textWillChange(owner)
        text.reset(to: attributed.string)
        displayed = isSecure ? DisplayedText(text.content) : nil
        ownGeometry = makeGeometry(attributed, width: ownGeometry?.width)
        forgetUndo()
        inputDelegate?.textDidChange(owner)
        if text.selection.range != old.range { owner?.didChangeSelection() }
        onUpdate?()
    }

    /// Repeats a change of characters that code has made in what the owner keeps. Nobody is asked or told but of another selection, which stays
    /// with its characters. Where the user can undo something, the change can be undone too, so that those before it can; otherwise nothing is
    /// kept of it, so that a log which code writes takes no more memory than its text.
    package func follow(_ range: Range<Int>, _ attributed: NSAttributedString) {
        let old = text.selection
        let isKept = owner?.isEditable == true && text.history.canUndo
        if !isKept, text.history.canUndo || text.history.canRedo { forgetUndo() }
        inputDelegate?.textWillChange(owner)
        if displayed == nil { geometry.replace(range, with: styled(attributed, attributes(range))) }
        text.replace(range, with: attributed.string, isByCode: true)
        if displayed != nil { updateBullets() }
        if isKept { registerUndo() } else { text.forgetHistory() }
        inputDelegate?.textDidChange(owner)
        if text.selection.range != old.range { owner?.didChangeSelection() }
        onUpdate?()
    }

    private func forgetUndo() {
        registered = 0
        usedUndoManager.removeAllActions(withTarget: self)
    }

    /// Selects characters, as far as there are any; a grapheme is selected as a whole.
    package func select(_ range: Range<Int>) {
        changeSelection { $0.select(range) }
    }

    package var selectedRange: Range<Int> { text.selection.range }

    /// Puts the caret, or the end of the selection, at a position, as a pointer does.
    package func moveCaret(to position: TextPosition, extends: Bool = false) {
        changeSelection { $0.moveCaret(to: position, extends: extends) }
    }

    /// Selects from one index to another, where the caret is then.
    func select(from anchor: Int, to head: TextPosition) {
        changeSelection { $0.select(from: anchor, to: head) }
    }

    private func changeSelection(_ change: (inout EditedText) -> Void) {
        let old = selectedRange
        inputDelegate?.selectionWillChange(owner)
        change(&text)
        inputDelegate?.selectionDidChange(owner)
        if selectedRange != old { owner?.didChangeSelection() }
        onUpdate?()
    }

    // MARK: By the user

    /// Types characters, or commits what an input method has composed. One line end alone is Return where paragraphs cannot be ended.
    package func insert(_ string: String) {
        guard let owner, owner.isEditable else { return }
        if !isMultiline, string == "\n" {
            unmark()
            owner.didPressReturn()
            return
        }
        guard owner.shouldChange(text.changeForInserting(string)) else { return }
        edit { $0.insert(string) }
    }

    /// Deletes what is selected, or the grapheme before the caret, as a keyboard does that has no keys.
    package func deleteBackward() {
        guard let owner, owner.isEditable else { return }
        let geometry = geometry
        guard let change = text.change(for: .deleteBackward, with: geometry), owner.shouldChange(change) else { return }
        edit { $0.perform(.deleteBackward, with: geometry) }
    }

    /// Replaces characters, and asks the owner before if that is wanted.
    package func replace(_ range: Range<Int>, with string: String, asksOwner: Bool = true) {
        guard let owner, owner.isEditable else { return }
        let range = text.content.wholeScalars(range)
        guard !asksOwner || owner.shouldChange(TextChange(range, text.permitted(string))) else { return }
        edit { $0.replace(range, with: string) }
    }

    /// Replaces what an input method has put in, or else the selection.
    ///
    /// - Parameter selected: The selected part of `string`, from its start.
    package func setMarkedText(_ string: String, selected: Range<Int>) {
        guard let owner, owner.isEditable else { return }
        let change = text.changeForInserting(string)
        guard change != TextChange(change.range.lowerBound..<change.range.lowerBound, "") else { return unmark() }
        guard owner.shouldChange(change) else { return }
        edit { $0.setMarkedText(string, selected: selected) }
    }

    /// Leaves what an input method has put in as text.
    package func unmark() {
        guard text.markedRange != nil else { return }
        text.unmark()
        onUpdate?()
    }

    package var markedRange: Range<Int>? { text.markedRange }

    /// Does a command of a key or a menu. A change is made if the owner is editable and its delegate agrees.
    package func perform(_ command: EditingCommand) {
        guard let owner, owner.isSelectable || owner.isEditable else { return }
        guard owner.isEditable || !command.isChange else { return }
        switch command {
        case .undo, .redo:
            unmark()
            _ = usedUndoManager.perform(command)
        case .insertNewline:
            insert("\n")
        case .copy:
            let copied = owner.copiedText(in: selectedRange)
            if text.allowsCopying, !copied.isEmpty { UIPasteboard.general.string = copied }
        case .paste:
            if let pasted = UIPasteboard.general.string { paste(pasted) }
        case .find, .findAndReplace, .findNext, .findPrevious:
            command.standardAction?.send(from: owner, sender: nil)
        default:
            performEdit(command, owner)
        }
    }

    /// The longest text that is put in at once from elsewhere, in bytes of UTF-8: as much as can be undone.
    private static let longestPaste = EditHistory.mostBytes

    /// Puts in a text of a clipboard or of a drop. Unlike one that is typed it is never Return. A text that is too long is reported, and nothing
    /// of it is put in.
    func paste(_ string: String) {
        guard let owner, owner.isEditable else { return }
        guard string.utf8.count <= Self.longestPaste else {
            UsageDiagnostic.report(
                .invalidPasteboard,
                "A text of \(string.utf8.count) bytes was not put into a \(type(of: owner)): at most \(Self.longestPaste) are pasted or dropped at once. Set longer texts by code."
            )
            return
        }
        performEdit(.paste, owner, pasted: string)
    }

    /// Moves characters that the user has dragged to another place of the text, and selects them there. The owner is asked of what is put in and
    /// of what is taken away, both counted in the text as it is before; both can be undone as one.
    func move(_ range: Range<Int>, to index: Int) {
        guard let owner, owner.isEditable, text.allowsCopying else { return }
        let moved = text.content.string(in: range)
        guard owner.shouldChange(TextChange(index..<index, moved)), owner.shouldChange(TextChange(range, "")),
            // Whoever was asked may have changed the text.
            range.upperBound <= text.content.count, text.content.string(in: range) == moved
        else { return }
        edit(.paste) { $0.move(range, to: index) }
    }

    private func performEdit(_ command: EditingCommand, _ owner: any TextEditorOwner, pasted: String? = nil) {
        if displayed != nil, let range = secretRange(of: command) {
            guard !range.isEmpty, owner.shouldChange(TextChange(range, "")) else { return }
            edit(command) { $0.replace(range, with: "") }
        } else if let displayed, let movement = command.movement(pageHeight: pageHeight) {
            // Words of a secret text would be told by where the caret stops.
            let start = text.selection.isEmpty || movement.extends ? text.selection.head : nil
            let head = TextPosition(displayed.bullets(before: (start ?? edge(of: movement.way)).index))
            let goal =
                start == nil && movement.way.isStep
                ? head : geometry.position(from: head, by: movement.way.withoutWords)
            moveCaret(to: TextPosition(displayed.index(after: goal.index), goal.affinity), extends: movement.extends)
            revealCaret()
        } else {
            let geometry = geometry
            if command.isChange {
                guard let change = text.change(for: command, with: geometry, pasted: pasted), owner.shouldChange(change)
                else {
                    return
                }
            }
            let height = pageHeight
            edit(command) { $0.perform(command, with: geometry, pageHeight: height, pasted: pasted) }
        }
    }

    /// The edge of a selection from which a movement of a secret text's caret starts.
    private func edge(of way: TextMovement) -> TextPosition {
        switch way {
        case .left, .backward, .wordLeft, .wordBackward, .up, .pageUp: TextPosition(text.selection.range.lowerBound)
        default: TextPosition(text.selection.range.upperBound)
        }
    }

    /// Returns what a command deletes of a secret text, of which nothing is said but where it begins and ends; nil of other commands.
    private func secretRange(of command: EditingCommand) -> Range<Int>? {
        switch command {
        case .deleteWordBackward, .deleteToLineStart:
            text.selection.isEmpty ? 0..<text.selection.head.index : text.selection.range
        case .deleteWordForward, .deleteToLineEnd:
            text.selection.isEmpty ? text.selection.head.index..<text.content.count : text.selection.range
        default: nil
        }
    }

    /// A page leaves one line of what was seen.
    private var pageHeight: CGFloat {
        guard let height = owner?.visibleTextRect.height, height.isFinite else { return 0 }
        return max(height - geometry.caretRect(at: shown(text.selection.head)).height, 0)
    }

    // MARK: Changes

    /// - Parameter command: The command that makes the change; nil of a keyboard's text, of which an input method knows.
    private func edit(_ command: EditingCommand? = nil, _ change: (inout EditedText) -> EditingResult) {
        // The places are made of the text as it was, and follow each change.
        _ = geometry
        // What the app has forgotten is not to be undone with what follows.
        if !usedUndoManager.canUndo { text.endGroup() }
        tellInputDelegate(of: command, isOver: false)
        let old = selectedRange
        let copied = command == .cut ? owner?.copiedText(in: old) : nil
        let result = change(&text)
        update(result.changes)
        // Whoever hears of the clipboard or of the undo manager finds the text and its places in agreement.
        if result.copied != nil, let copied, !copied.isEmpty { UIPasteboard.general.string = copied }
        registerUndo()
        tell(of: result, from: old, command)
    }

    private func update(_ changes: [TextChange]) {
        for change in changes { update(change) }
        if isSecure, !changes.isEmpty { updateBullets() }
    }

    /// - Parameter old: The range that was selected before.
    private func tell(of result: EditingResult, from old: Range<Int>, _ command: EditingCommand?) {
        tellInputDelegate(of: command, isOver: true)
        if selectedRange != old { owner?.didChangeSelection() }
        if !result.changes.isEmpty { owner?.didChangeText(result.changes, isByUser: true) }
        onUpdate?()
        revealCaret()
    }

    private func tellInputDelegate(of command: EditingCommand?, isOver: Bool) {
        guard let command, let inputDelegate else { return }
        switch (command.isChange, isOver) {
        case (true, false): inputDelegate.textWillChange(owner)
        case (true, true): inputDelegate.textDidChange(owner)
        case (false, false): inputDelegate.selectionWillChange(owner)
        case (false, true): inputDelegate.selectionDidChange(owner)
        }
    }

    private func update(_ change: TextChange) {
        if !isSecure {
            let attributes = attributes(change.range)
            geometry.replace(
                change.range,
                with: styled(NSAttributedString(string: change.replacement, attributes: attributes), attributes))
        }
        owner?.updateText(change)
    }

    private func updateBullets() {
        let shown = DisplayedText(text.content)
        displayed = shown
        let geometry = geometry
        let attributes = attributes(0..<0)
        geometry.replace(
            0..<geometry.count,
            with: styled(NSAttributedString(string: shown.string, attributes: attributes), attributes))
    }

    /// Has caret and selection be placed anew: the owner calls it when it has been laid out or scrolled. It costs nothing where nothing moves.
    package func placesDidChange() {
        onUpdate?()
    }

    /// Scrolls to the caret.
    package func revealCaret() {
        guard let owner else { return }
        owner.reveal(caretRect(at: text.selection.head))
    }

    // MARK: Undo

    /// The undo manager of the owner, which a subclass may have replaced.
    private var usedUndoManager: UndoManager { owner?.undoManager ?? undoManager }

    private func registerUndo() {
        while registered < text.history.lastNumber {
            registered += 1
            let number = registered
            usedUndoManager.registerGroup(withTarget: self) { $0.repeatHistory(.undo, number) }
        }
    }

    /// Undoes or redoes a group of the history. It is called by the undo manager, and registers the opposite.
    private func repeatHistory(_ command: EditingCommand, _ number: Int) {
        let isUndo = command == .undo
        // A composition that came to nothing is no group any more, nor is one that is forgotten.
        guard isUndo ? text.history.canUndo && text.history.lastNumber >= number : text.history.canRedo else { return }
        tellInputDelegate(of: command, isOver: false)
        let old = selectedRange
        let result = text.perform(command, with: geometry)
        registered = isUndo ? number - 1 : number
        update(result.changes)
        usedUndoManager.registerUndo(withTarget: self) { $0.repeatHistory(isUndo ? .redo : .undo, number) }
        tell(of: result, from: old, command)
    }

    // MARK: Bullets

    /// Returns the position in the geometry of a position in the text.
    func shown(_ position: TextPosition) -> TextPosition {
        guard let displayed else { return position }
        return TextPosition(displayed.bullets(before: position.index), position.affinity)
    }

    func shown(_ range: Range<Int>) -> Range<Int> {
        guard let displayed else { return range }
        return displayed.bullets(before: range.lowerBound)..<displayed.bullets(before: range.upperBound)
    }

    /// Returns the position in the text of a position in the geometry.
    func position(ofShown position: TextPosition) -> TextPosition {
        guard let displayed else { return position }
        return TextPosition(displayed.index(after: position.index), position.affinity)
    }

    func range(ofShown range: Range<Int>) -> Range<Int> {
        guard let displayed else { return range }
        return displayed.index(after: range.lowerBound)..<displayed.index(after: range.upperBound)
    }
}

extension TextMovement {
    /// Whether a step to the side leaves a selection at its edge.
    fileprivate var isStep: Bool { self == .left || self == .right }

    /// The movement over the whole line where it would go over a word.
    fileprivate var withoutWords: TextMovement {
        switch self {
        case .wordForward: .documentEnd
        case .wordBackward: .documentStart
        case .wordLeft: .lineLeft
        case .wordRight: .lineRight
        default: self
        }
    }
}
