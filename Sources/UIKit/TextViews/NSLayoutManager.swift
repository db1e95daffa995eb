import TextLayout

/// Answers where the characters of a text are (UIKit's page of this name).
///
/// A glyph here is a UTF-16 code unit, so that ranges of glyphs and of characters are the same. All points and rectangles are in the
/// coordinates of the text container, in points. Text is laid out in blocks as it is asked for; the first container alone has text.
open class NSLayoutManager: NSObject {
    private var ownGeometry: TextGeometry?
    /// The places that a text view keeps, which the manager of that text view answers by.
    final var sharedGeometry: (() -> TextGeometry?)?
    final weak var host: (any LaidOutTextHost)?

    override public init() {
        super.init()
    }

    // MARK: Text and containers

    /// The text. `NSTextStorage.addLayoutManager(_:)` sets it.
    open internal(set) weak var textStorage: NSTextStorage? {
        didSet { ownGeometry = nil }
    }

    open private(set) var textContainers: [NSTextContainer] = []

    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }

    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        guard !textContainers.contains(where: { $0 === container }) else { return }
        textContainers.insert(container, at: min(max(index, 0), textContainers.count))
        container.layoutManager = self
        textContainerChangedGeometry(container)
    }

    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else { return }
        textContainers.remove(at: index).layoutManager = nil
        ownGeometry = nil
    }

    /// Called when a container has another size, or other rules for lines.
    open func textContainerChangedGeometry(_ container: NSTextContainer) {
        ownGeometry = nil
        tellHost { $0.containerDidChange() }
    }

    /// Called when the text was changed.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        ownGeometry = nil
        tellHost { $0.storageDidChange(editMask, newCharRange, changeInLength: delta) }
    }

    private func tellHost(_ call: @MainActor (any LaidOutTextHost) -> Void) {
        guard let host, Thread.isMainThread else { return }
        // The host belongs to the main thread, which this is; the compiler cannot see that.
        nonisolated(unsafe) let own = host
        MainActor.assumeIsolated { call(own) }
    }

    // MARK: Layout

    private var container: NSTextContainer? { textContainers.first }
    private var padding: CGFloat { container?.padding ?? 0 }

    private var geometry: TextGeometry {
        if let shared = sharedGeometry?() { return shared }
        if let ownGeometry { return ownGeometry }
        let geometry = TextGeometry(text, width: container?.lineWidth)
        ownGeometry = geometry
        return geometry
    }

    private var text: StyledText {
        let traits = UITraitCollection.current
        guard let textStorage else { return StyledText(runs: []) }
        var text = StyledText(
            textStorage.copied, defaults: .drawing, traits: traits, ownLineBreaks: true)
        text.lineBreak = container?.lineBreakMode.styledText ?? .byWordWrapping
        return text
    }

    /// Whether a text view lays out what is seen only, and estimates the heights of the rest. If it is false the whole text is laid out before it
    /// is shown, so that `contentSize` is exact. Here it is true at first for all layout managers.
    open var allowsNonContiguousLayout = true {
        didSet { if allowsNonContiguousLayout != oldValue { tellHost { $0.containerDidChange() } } }
    }

    /// The number of glyphs: of UTF-16 code units.
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

    private func whole(_ range: NSRange) -> Range<Int> {
        TextRanges.bounded(range, to: geometry.count)
    }

    open func ensureLayout(for container: NSTextContainer) {
        geometry.layOutAll()
    }

    open func ensureLayout(forCharacterRange charRange: NSRange) {
        for _ in lines(in: whole(charRange)) {}
    }

    open func ensureLayout(forGlyphRange glyphRange: NSRange) {
        ensureLayout(forCharacterRange: glyphRange)
    }

    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
        guard bounds.isFinite else { return }
        geometry.layOut(bounds)
    }

    private func lines(in range: Range<Int>) -> some Sequence<TextLineFrame> {
        TextLines(of: geometry, from: range.lowerBound).prefix {
            $0.range.lowerBound < range.upperBound || $0.range.lowerBound <= range.lowerBound
        }
    }

    // MARK: Characters and glyphs

    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
    ) -> NSRange {
        let range = NSRange(whole(charRange))
        actualCharacterRange?.pointee = range
        return range
    }

    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        self.glyphRange(forCharacterRange: glyphRange, actualCharacterRange: actualGlyphRange)
    }

    /// The glyphs that a container shows: all of the text, as far as `maximumNumberOfLines` allows.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        guard container === self.container else { return NSRange(location: 0, length: 0) }
        guard container.maximumNumberOfLines > 0 else { return NSRange(location: 0, length: geometry.count) }
        var end = 0
        for line in TextLines(of: geometry).prefix(container.maximumNumberOfLines) { end = line.range.upperBound }
        return NSRange(location: 0, length: end)
    }

    /// The glyphs of which something lies in a rectangle, in whole lines.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        guard bounds.isFinite, container === self.container else { return NSRange(location: 0, length: 0) }
        geometry.layOut(bounds)
        let first = geometry.line(at: geometry.position(closestTo: CGPoint(x: 0, y: bounds.minY)))
        let last = geometry.line(at: geometry.position(closestTo: CGPoint(x: 0, y: bounds.maxY)))
        guard first.frame.minY < bounds.maxY, last.frame.maxY > bounds.minY else {
            return NSRange(location: first.range.lowerBound, length: 0)
        }
        return NSRange(first.range.lowerBound..<max(first.range.lowerBound, last.range.upperBound))
    }

    /// The container of a glyph. The range is that of all glyphs in it.
    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
        effectiveRange?.pointee = NSRange(location: 0, length: geometry.count)
        return isValidGlyphIndex(glyphIndex) ? container : nil
    }

    // MARK: Places

    /// The rectangle around glyphs: as high as their lines, and from the first to the last on each.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let rects = geometry.selectionParts(of: whole(glyphRange), fillsLines: false).map(\.rect)
        guard container === self.container, let first = rects.first else { return .zero }
        return rects.dropFirst().reduce(first) { $0.union($1) }.offsetBy(dx: padding, dy: 0)
    }

    /// The rectangle around all lines of a container, with the padding beside them.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard container === self.container, geometry.count > 0 else { return .zero }
        let limit = container.maximumNumberOfLines > 0 ? container.maximumNumberOfLines : Int.max
        let rects = TextLines(of: geometry).prefix(limit).map(used)
        guard let first = rects.first else { return .zero }
        return rects.dropFirst().reduce(first) { $0.union($1) }
    }

    private func used(_ line: TextLineFrame) -> CGRect {
        CGRect(
            x: line.frame.minX, y: line.frame.minY, width: line.frame.width + 2 * padding, height: line.frame.height)
    }

    private func whole(_ line: TextLineFrame) -> CGRect {
        guard let width = geometry.width else { return used(line) }
        return CGRect(x: 0, y: line.frame.minY, width: width + 2 * padding, height: line.frame.height)
    }

    /// The characters of a line with those that end it.
    private func characters(_ line: TextLineFrame) -> NSRange {
        let end = line.range.upperBound
        let content = geometry.content
        let separator =
            line.isContinued ? 0 : content.unit(at: end) == 0x2028 ? 1 : content.separatorLength(at: end)
        return NSRange(line.range.lowerBound..<end + separator)
    }

    /// The rectangle of the line that a glyph is on, as wide as the container.
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        let line = geometry.line(at: TextPosition(glyphIndex))
        effectiveRange?.pointee = characters(line)
        return whole(line)
    }

    /// The part of the line that a glyph is on that has glyphs, with the padding beside them.
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        let line = geometry.line(at: TextPosition(glyphIndex))
        effectiveRange?.pointee = characters(line)
        return used(line)
    }

    /// The place of a glyph's start on the baseline, from the upper left corner of its line's rectangle.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        let position = TextPosition(glyphIndex)
        let line = geometry.line(at: position)
        return CGPoint(
            x: geometry.caretRect(at: position).minX + padding, y: line.baseline - line.frame.minY)
    }

    /// The rectangle of the empty line behind a text that ends with the end of a paragraph; zero where there is none.
    open var extraLineFragmentRect: CGRect {
        guard let last = geometry.content.unit(at: geometry.count - 1), last == 0x0A || last == 0x0D || last == 0x2029
        else { return .zero }
        return whole(geometry.line(at: TextPosition(geometry.count)))
    }

    /// Calls a block for each line that has a glyph of the range: with its rectangle, the part that has glyphs, the container and the
    /// characters.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let range = whole(glyphRange)
        guard let container, !range.isEmpty else { return }
        for line in lines(in: range) {
            var stop: ObjCBool = false
            block(whole(line), used(line), container, characters(line), &stop)
            if stop.boolValue { return }
        }
    }

    /// Calls a block for each rectangle that glyphs cover.
    ///
    /// - Parameter selectedRange: The selection that the range is a part of, whose lines are covered up to their ends; a location of
    ///   `NSNotFound` is none.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard textContainer === container else { return }
        let parts = geometry.selectionParts(
            of: whole(glyphRange), fillsLines: selectedRange.location != NSNotFound)
        for part in parts {
            var stop: ObjCBool = false
            block(part.rect.offsetBy(dx: padding, dy: 0), &stop)
            if stop.boolValue { return }
        }
    }

    // MARK: Points

    /// The glyph nearest to a point.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }

    /// - Parameter partialFraction: Is given the part of the glyph that lies before the point, from 0 to 1.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
    }

    /// The character nearest to a point.
    ///
    /// - Parameter partialFraction: Is given the part of the character that lies before the point, from 0 to 1.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        partialFraction?.pointee = 0
        guard point.isFinite, container === self.container, geometry.count > 0 else { return 0 }
        let place = CGPoint(x: point.x - padding, y: point.y)
        let nearest = geometry.position(closestTo: place)
        let line = geometry.line(at: nearest)
        // A point beside the line counts as one at its end, and one above or below it as one on it.
        let x = min(max(place.x, line.frame.minX), max(line.frame.maxX - 0.001, line.frame.minX))
        let inLine = CGPoint(x: x, y: line.frame.midY)
        guard let character = geometry.characterRange(at: inLine) else {
            return min(nearest.index, geometry.count - 1)
        }
        let rects = geometry.selectionParts(of: character, fillsLines: false)
        if let part = rects.first, part.rect.width > 0 {
            let before = part.isRightToLeft ? part.rect.maxX - x : x - part.rect.minX
            let isBehind = part.isRightToLeft ? place.x < line.frame.minX : place.x > line.frame.maxX
            partialFraction?.pointee = isBehind ? 1 : min(max(before / part.rect.width, 0), 1)
        }
        return character.lowerBound
    }

    // MARK: Drawing

    /// Draws the whole blocks that have glyphs of a range, in the current context.
    ///
    /// - Parameter origin: The upper left corner of the container in the context's coordinates.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        let range = whole(glyphsToShow)
        guard origin.isFinite, !range.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
        let (top, bottom) = (
            geometry.line(at: TextPosition(range.lowerBound)).frame.minY,
            geometry.line(at: TextPosition(range.upperBound, .upstream)).frame.maxY
        )
        for part in geometry.parts(in: CGRect(x: 0, y: top, width: 1, height: bottom - top)) {
            context.draw(part.text, in: part.frame.offsetBy(dx: origin.x + padding, dy: origin.y))
        }
    }
}
