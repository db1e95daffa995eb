import TextLayout

/// The places of the text in the view, and its size.
extension UITextView {
    /// The greatest number of sizes that are kept: a view that is resized is measured for each of its widths.
    private static let mostMeasured = 8

    /// The length beyond which a length is no limit, in points.
    private static let farAway: CGFloat = 1e6

    package var textOrigin: CGPoint {
        CGPoint(x: textContainerInset.left + textContainer.padding, y: textContainerInset.top)
    }

    package var visibleTextRect: CGRect {
        bounds.inset(by: adjustedContentInset)
    }

    /// The lengths beside the lines, in points.
    private var sides: CGFloat {
        let inset = adjustedContentInset
        return textContainerInset.left + textContainerInset.right + 2 * textContainer.padding + inset.left + inset.right
    }

    /// The width in which lines are broken, in points; nil breaks none.
    var lineWidth: CGFloat? {
        textContainer.widthTracksTextView ? lineWidth(in: bounds.width) : textContainer.lineWidth
    }

    private func lineWidth(in width: CGFloat) -> CGFloat? {
        guard width > 0, width < Self.farAway, sides.isFinite else { return nil }
        return max(width - sides, 1)
    }

    /// Lays the view out anew, because its text or its area are others, and with them the size that it asks for.
    func placesDidChange() {
        setNeedsLayout()
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
    }

    func scrollingDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Lays the text out anew if the interface runs in another direction.
    func adoptDirection() {
        let direction = effectiveUserInterfaceLayoutDirection
        guard session.direction != direction else { return }
        session.direction = direction
        restyle()
    }

    // MARK: Size

    /// The height of the lines that are shown, in points. It is an estimate as far as they are not laid out.
    private func height(of geometry: TextGeometry) -> CGFloat {
        let limit = textContainer.maximumNumberOfLines
        guard limit > 0 else { return geometry.height }
        return TextLines(of: geometry).prefix(limit).reduce(0) { $1.frame.maxY }
    }

    /// Makes the content as large as the text.
    func adoptTextSize(_ geometry: TextGeometry) {
        let inset = adjustedContentInset
        var width = bounds.width - inset.left - inset.right
        if !textContainer.widthTracksTextView { width = max(width, (geometry.width ?? geometry.widestLine) + sides) }
        let size = CGSize(
            width: max(width, 0),
            height: max(textContainerInset.top + height(of: geometry) + textContainerInset.bottom, 0))
        if size.isFinite, size != contentSize { contentSize = size }
    }

    var ownContentSize: CGSize {
        guard !isScrollEnabled else { return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
        return fittingSize(in: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }

    func fittingSize(in size: CGSize) -> CGSize {
        let width = textContainer.widthTracksTextView ? lineWidth(in: size.width) : textContainer.lineWidth
        let text = measure(width)
        let scale = max(traitCollection.displayScale, 1)
        func up(_ length: CGFloat) -> CGFloat { (length * scale).rounded(.up) / scale }
        let fitted = CGSize(
            width: up(text.width + sides),
            height: up(text.height + max(textContainerInset.top + textContainerInset.bottom, 0)))
        guard fitted.isFinite else { return .zero }
        return width == nil ? fitted : CGSize(width: min(fitted.width, max(size.width, 0)), height: fitted.height)
    }

    /// Returns the size of all lines that are shown.
    private func measure(_ width: CGFloat?) -> CGSize {
        if let known = session.measured[width] { return known }
        let shown = editor.geometry
        let geometry = shown.width == width ? shown : TextGeometry(shown.text, width: width)
        geometry.layOutAll()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isAtLeft =
            textAlignment == .left || textAlignment == .justified || textAlignment == .natural && !isRightToLeft
        // Lines that do not begin at the left end where the width does.
        let size = CGSize(
            width: isAtLeft ? geometry.widestLine : width ?? geometry.widestLine, height: self.height(of: geometry))
        if session.measured.count >= Self.mostMeasured { session.measured = [:] }
        session.measured[width] = size
        return size
    }

    func ownBaselines(in size: CGSize) -> TextBaselines? {
        let geometry = editor.geometry
        let first = geometry.line(at: TextPosition(0)).baseline
        let last = geometry.line(at: TextPosition(geometry.count)).baseline
        return TextBaselines(
            firstFromTop: textContainerInset.top + first, lastFromBottom: size.height - textContainerInset.top - last)
    }

    // MARK: A limit of lines

    /// Returns the text as it is drawn where there are more lines than are shown: the last line ends as the container says. Nil where all lines
    /// are shown.
    func limitedPart(_ geometry: TextGeometry) -> TextPart? {
        let limit = textContainer.maximumNumberOfLines
        guard limit > 0 else { return nil }
        var lines = TextLines(of: geometry)
        var last: TextLineFrame?
        for _ in 0..<limit {
            guard let line = lines.next() else { return nil }
            last = line
        }
        guard let last, let rest = lines.next() else { return nil }
        let height = last.frame.maxY
        var text = styled(0..<rest.range.upperBound)
        text.maximumLines = limit
        text.lineBreak = textContainer.lineBreakMode.styledText
        text.verticalAlignment = .top
        return TextPart(
            text: text, frame: CGRect(x: 0, y: 0, width: geometry.width ?? geometry.widestLine, height: height),
            range: 0..<rest.range.upperBound)
    }

    /// The first characters as they are drawn.
    private func styled(_ range: Range<Int>) -> StyledText {
        var text = textTemplate
        let styled = StyledText(
            seen(range),
            defaults: TextDefaults(font: TextViewStyle.standardFont, color: TextViewStyle.standardColor),
            traits: traitCollection, ownLineBreaks: false)
        (text.runs, text.paragraphs) = (styled.runs, styled.paragraphs)
        return text
    }

    /// Returns the first characters with all that they are shown with: bullets where the text is secret.
    private func seen(_ range: Range<Int>) -> NSAttributedString {
        let text = displayed(range)
        guard editor.isSecure, text.length > 0 else { return text }
        return NSAttributedString(
            string: editor.geometry.content.string(in: range), attributes: text.attributes(at: 0, effectiveRange: nil))
    }

    // MARK: Scrolling

    /// Scrolls so that characters are seen, with the space above the first or below the last line of the text.
    func reveal(_ range: NSRange) {
        guard isScrollEnabled, bounds.width > 0, bounds.height > 0 else { return }
        let range = editor.shown(TextRanges.bounded(range, to: editor.text.content.count))
        let rect = blocks.settle(range)
        let (seen, origin) = (visibleTextRect, textOrigin)
        // The line has space above and below it, as far as there is room for that.
        let most = max((seen.height - rect.height) / 2, 0)
        let (above, below) = (min(textContainerInset.top, most), min(textContainerInset.bottom, most))
        // Lines that are not broken at the edge of the view are scrolled along too.
        let end = editor.geometry.caretRect(at: TextPosition(range.upperBound)).minX + origin.x
        let (x, width) =
            textContainer.widthTracksTextView
            ? (seen.minX, 1) : (end - textContainer.padding, 2 * textContainer.padding + 1)
        reveal(
            CGRect(x: x, y: rect.minY + origin.y - above, width: width, height: rect.height + above + below),
            animated: false)
    }

    package func reveal(_ rect: CGRect) {
        guard !isScrollEnabled else {
            return reveal(NSRange(location: editor.text.selection.head.index, length: 0))
        }
        revealInScrollView(rect)
    }

    /// Has the scroll view around a view that does not scroll show the caret, once the text has its new height.
    private func revealInScrollView(_ rect: CGRect) {
        var outer = superview
        while let view = outer, (view as? UIScrollView)?.isScrollEnabled != true { outer = view.superview }
        guard isFirstResponder, let scrollView = outer as? UIScrollView else { return }
        scrollView.layoutIfNeeded()
        scrollView.scrollRectToVisible(convert(rect, to: scrollView), animated: false)
    }
}
