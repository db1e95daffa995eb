/// The characters and attributes that layout managers lay out and text views show (UIKit's page of this name).
///
/// A text view shows each change at once, whoever makes it. As with Apple, a subclass that keeps its characters itself overrides `string`,
/// `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and calls `edited(_:range:changeInLength:)`
/// in the latter two. Ranges count UTF-16 code units and are cut to the text; of a surrogate pair both halves are replaced.
///
/// Changes that are made through `mutableString` are not seen.
open class NSTextStorage: NSMutableAttributedString {
    /// A change by a text view that has not been made in the characters yet.
    private struct Waiting {
        let range: NSRange
        let text: NSMutableAttributedString
    }

    public init() {
        super.init(string: "")
    }

    override public init(string: String) {
        super.init(string: string)
    }

    override public init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: string, attributes: attrs)
    }

    override public init(attributedString: NSAttributedString) {
        super.init(attributedString: attributedString)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Those who follow

    /// The layout managers that lay out the text.
    open private(set) var layoutManagers: [NSLayoutManager] = []

    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }

    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        layoutManagers.removeAll { $0 === aLayoutManager }
        aLayoutManager.textStorage = nil
    }

    /// Hears of changes before and after they are final, on the main thread. Not owned.
    open weak var delegate: (any NSTextStorageDelegate)?

    // MARK: Changes

    /// The kinds of changes since `beginEditing()`, or of the one that is being processed.
    open private(set) var editedMask: EditActions = []
    /// The range of the text as it is now that was changed; without a change its location is `NSNotFound`.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// The difference in length that the changes made.
    open private(set) var changeInLength = 0
    private var openEdits = 0
    private var isProcessing = false
    /// Whether a delegate changed the text while the last change was processed.
    final private(set) var wasChangedInProcessing = false

    override open func beginEditing() {
        openEdits += 1
    }

    override open func endEditing() {
        guard openEdits > 0 else { return }
        openEdits -= 1
        if openEdits == 0 { process() }
    }

    /// Counts a change that was made, and has it processed unless `beginEditing()` puts that off.
    ///
    /// - Parameters:
    ///   - editedRange: The range that was changed, before the change.
    ///   - delta: The difference in length.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        guard !editedMask.isEmpty, editedRange.location != NSNotFound else { return }
        if self.editedMask.isEmpty {
            self.editedRange = NSRange(location: editedRange.location, length: max(editedRange.length + delta, 0))
        } else {
            let start = min(self.editedRange.lowerBound, editedRange.lowerBound)
            let end = max(self.editedRange.upperBound, editedRange.upperBound) + delta
            self.editedRange = NSRange(location: start, length: max(end - start, 0))
        }
        self.editedMask.formUnion(editedMask)
        changeInLength += delta
        if isProcessing {
            wasChangedInProcessing = true
        } else if openEdits == 0 {
            process()
        }
    }

    private func process() {
        guard !editedMask.isEmpty, !isProcessing else { return }
        // Whatever a subclass changes in its `processEditing()` is a part of the same change.
        isProcessing = true
        wasChangedInProcessing = false
        processEditing()
        isProcessing = false
    }

    /// Tells delegate, observers and layout managers of what was changed. What the delegate changes meanwhile is a part of the same change.
    open func processEditing() {
        guard !editedMask.isEmpty else { return }
        isProcessing = true
        NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
        tellDelegate { delegate, storage in
            delegate.textStorage(
                storage, willProcessEditing: storage.editedMask, range: storage.editedRange,
                changeInLength: storage.changeInLength)
        }
        NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
        tellDelegate { delegate, storage in
            delegate.textStorage(
                storage, didProcessEditing: storage.editedMask, range: storage.editedRange,
                changeInLength: storage.changeInLength)
        }
        let (mask, range, delta) = (editedMask, editedRange, changeInLength)
        editedMask = []
        editedRange = NSRange(location: NSNotFound, length: 0)
        changeInLength = 0
        isProcessing = false
        for manager in layoutManagers {
            manager.processEditing(
                for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
        }
    }

    private func tellDelegate(_ call: @MainActor (any NSTextStorageDelegate, NSTextStorage) -> Void) {
        guard let delegate, Thread.isMainThread else { return }
        // Both belong to the main thread here, which the compiler cannot see.
        nonisolated(unsafe) let (hearer, storage) = (delegate, self)
        MainActor.assumeIsolated { call(hearer, storage) }
    }

    // MARK: Changes of a text view

    /// The length in code units beyond which a text view's changes wait until somebody reads the characters. Foundation needs milliseconds
    /// for a change of a megabyte that is not all ASCII.
    private static let longText = 32_768
    private static let mostWaiting = 64

    private var waiting: [Waiting] = []
    private var lengthWithWaiting = 0

    /// Replaces characters as a text view's user did.
    final func replace(_ range: NSRange, byUserWith text: NSAttributedString) {
        guard isPlain, length > Self.longText else { return replaceCharacters(in: range, with: text) }
        let range = bounded(range)
        let count = length
        wait(for: range, text)
        lengthWithWaiting = count - range.length + text.length
        if waiting.count > Self.mostWaiting { settle() }
        edited(
            [.editedCharacters, .editedAttributes], range: range, changeInLength: text.length - range.length)
    }

    /// Puts a change behind those that wait, or into the last one if that has made the characters which are changed: what is typed in one go
    /// is one change.
    private func wait(for range: NSRange, _ text: NSAttributedString) {
        if let last = waiting.last, last.range.location <= range.location,
            range.upperBound <= last.range.location + last.text.length
        {
            let place = NSRange(location: range.location - last.range.location, length: range.length)
            last.text.replaceCharacters(in: place, with: text)
        } else {
            waiting.append(Waiting(range: range, text: NSMutableAttributedString(attributedString: text)))
        }
    }

    /// Makes the changes that wait.
    private func settle() {
        guard !waiting.isEmpty else { return }
        let changes = waiting
        waiting = []
        for change in changes { super.replaceCharacters(in: change.range, with: change.text) }
    }

    /// Whether no subclass keeps the characters.
    private var isPlain: Bool { type(of: self) == NSTextStorage.self }

    private func bounded(_ range: NSRange) -> NSRange {
        NSRange(TextRanges.bounded(range, to: length))
    }

    /// The part of a range within the text, with the whole of each surrogate pair that it has a half of.
    private func whole(_ range: NSRange) -> NSRange {
        let range = bounded(range)
        let count = length
        guard count > 0 else { return range }
        let units = string.utf16
        guard units.count == count else { return range }
        func isCut(_ index: Int) -> Bool {
            index > 0 && index < count && UTF16.isTrailSurrogate(units[units.index(units.startIndex, offsetBy: index)])
        }
        let start = isCut(range.lowerBound) ? range.lowerBound - 1 : range.lowerBound
        let end = isCut(range.upperBound) ? range.upperBound + (range.length > 0 ? 1 : -1) : range.upperBound
        return NSRange(start..<max(start, end))
    }

    // MARK: What subclasses override

    override open var string: String {
        settle()
        return super.string
    }

    override open func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
        settle()
        return super.attributes(at: location, effectiveRange: range)
    }

    override open func replaceCharacters(in range: NSRange, with str: String) {
        let range = whole(range)
        settle()
        super.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    override open func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        let range = bounded(range)
        guard range.length > 0 else { return }
        settle()
        super.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    // MARK: What rests on that

    override open var length: Int {
        guard isPlain else { return string.utf16.count }
        return waiting.isEmpty ? super.length : lengthWithWaiting
    }

    override open func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        guard isPlain else { return replaceParts(in: range, with: attrString) }
        let range = whole(range)
        let text = Self.content(of: attrString)
        settle()
        super.replaceCharacters(in: range, with: text)
        edited(
            [.editedCharacters, .editedAttributes], range: range, changeInLength: text.length - range.length)
    }

    private func replaceParts(in range: NSRange, with text: NSAttributedString) {
        let range = whole(range)
        beginEditing()
        replaceCharacters(in: range, with: text.string)
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, part, _ in
            setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
        }
        endEditing()
    }

    override open func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    override open func append(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
    }

    override open func deleteCharacters(in range: NSRange) {
        replaceCharacters(in: range, with: "")
    }

    override open func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }

    override open func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }

    override open func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        guard isPlain else { return changeAttributes(in: range) { $0.merge(attrs) { $1 } } }
        let range = bounded(range)
        guard range.length > 0 else { return }
        settle()
        super.addAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    override open func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        guard isPlain else { return changeAttributes(in: range) { $0[name] = nil } }
        let range = bounded(range)
        guard range.length > 0 else { return }
        settle()
        super.removeAttribute(name, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    private func changeAttributes(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        let range = bounded(range)
        var runs: [(NSRange, [NSAttributedString.Key: Any])] = []
        enumerateAttributes(in: range, options: []) { attributes, part, _ in
            var attributes = attributes
            change(&attributes)
            runs.append((part, attributes))
        }
        beginEditing()
        for (part, attributes) in runs { setAttributes(attributes, range: part) }
        endEditing()
    }

    override open func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? {
        attributes(at: location, effectiveRange: range)[attrName]
    }

    override open func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        settle()
        guard !isPlain else {
            return super.attributes(at: location, longestEffectiveRange: range, in: rangeLimit)
        }
        var run = NSRange()
        let attributes = attributes(at: location, effectiveRange: &run)
        range?.pointee = Self.common(run, rangeLimit, location)
        return attributes
    }

    override open func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
        in rangeLimit: NSRange
    ) -> Any? {
        settle()
        guard !isPlain else {
            return super.attribute(attrName, at: location, longestEffectiveRange: range, in: rangeLimit)
        }
        return attributes(at: location, longestEffectiveRange: range, in: rangeLimit)[attrName]
    }

    /// The part of a run that is within a limit; one character at least, so that who goes on by it comes to an end.
    private static func common(_ run: NSRange, _ limit: NSRange, _ location: Int) -> NSRange {
        let start = max(run.lowerBound, limit.lowerBound)
        let end = min(run.upperBound, limit.upperBound)
        return end > start ? NSRange(start..<end) : NSRange(location: location, length: 1)
    }

    override open func attributedSubstring(from range: NSRange) -> NSAttributedString {
        let range = bounded(range)
        settle()
        guard !isPlain else { return super.attributedSubstring(from: range) }
        let text = NSMutableAttributedString(string: (string as NSString).substring(with: range))
        guard range.length > 0 else { return text }
        enumerateAttributes(in: range, options: []) { attributes, part, _ in
            text.setAttributes(
                attributes, range: NSRange(location: part.location - range.location, length: part.length))
        }
        return text
    }

    /// Returns a text that Foundation can read without asking for it: it reads the memory of what it is given.
    private static func content(of text: NSAttributedString) -> NSAttributedString {
        (text as? NSTextStorage)?.copied ?? text
    }

    /// The text as it is now, as an object that does not change with it.
    final var copied: NSAttributedString {
        settle()
        // Copying all of a long text is a hundred times faster than cutting it out.
        return isPlain
            ? NSAttributedString(attributedString: self)
            : attributedSubstring(from: NSRange(location: 0, length: length))
    }

    override open func copy(with zone: NSZone? = nil) -> Any {
        copied
    }

    override open func mutableCopy(with zone: NSZone? = nil) -> Any {
        NSMutableAttributedString(attributedString: copied)
    }

    override open func isEqual(to other: NSAttributedString) -> Bool {
        self === other || copied.isEqual(to: Self.content(of: other))
    }
}

extension NSTextStorage {
    /// Posted before the delegate hears of a change.
    public static let willProcessEditingNotification = Notification.Name("NSTextStorageWillProcessEditingNotification")
    /// Posted before the delegate hears that a change was made.
    public static let didProcessEditingNotification = Notification.Name("NSTextStorageDidProcessEditingNotification")
}
