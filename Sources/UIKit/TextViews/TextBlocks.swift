import TextLayout

/// The views of the blocks of a text view's text that are seen, and the places of what is seen while the text is laid out further.
///
/// An edit redraws the view of the block that it is in; others only move.
@MainActor final class TextBlocks {
    /// The line at the upper edge of what is seen.
    private struct Anchor {
        /// The index of its first character.
        let index: Int
        /// The distance of the line from the top of the text, in points.
        let y: CGFloat
    }

    private weak var view: UITextView?
    /// The view behind everything else that holds those of the blocks. Its origin is the text's.
    private let canvas = UIView()
    private var shown: [(part: TextPart, view: TextBlockView)] = []
    /// Whether images of attachments may be others than those that are shown, in a text that is otherwise the same.
    private var areImagesStale = false
    private var anchor: Anchor?
    /// The bounds for which caret and selection were placed.
    private var placedBounds = CGRect.null

    init(_ view: UITextView) {
        self.view = view
        canvas.isUserInteractionEnabled = false
        view.insertSubview(canvas, at: 0)
    }

    // MARK: Changes

    /// Forgets the line that stays in its place if characters above it, from `index` on, are others: what is seen then moves.
    func textDidChange(from index: Int) {
        if let anchor, index < anchor.index { self.anchor = nil }
    }

    /// Draws the images of attachments anew at the next layout: they may be others, though the text is the same.
    func imagesMayHaveChanged() {
        areImagesStale = true
    }

    // MARK: Layout

    /// Breaks lines for the width that the view has now.
    func adoptWidth() {
        guard let view else { return }
        let width = view.lineWidth
        let geometry = view.editor.geometry
        if geometry.width != width { geometry.width = width }
        guard view.textContainer.widthTracksTextView, let width else { return }
        view.session.isAdoptingWidth = true
        view.textContainer.size = CGSize(width: view.textContainer.width(around: width), height: 1e7)
        view.session.isAdoptingWidth = false
    }

    /// Lays out what is seen and shows it.
    func layOut() {
        guard let view, view.bounds.width > 0 else { return }
        view.adoptDirection()
        adoptWidth()
        let geometry = view.editor.geometry
        if !view.layoutManager.allowsNonContiguousLayout { geometry.layOutAll() }
        for _ in 0..<4 {
            keepInPlace(geometry)
            geometry.layOut(area(of: view))
            guard shift(in: geometry) != 0 else { break }
        }
        view.adoptTextSize(geometry)
        canvas.frame = CGRect(
            origin: view.textOrigin,
            size: CGSize(width: geometry.width ?? geometry.widestLine, height: geometry.height))
        show(view.limitedPart(geometry).map { [$0] } ?? geometry.parts(in: area(of: view)), geometry)
        remember(geometry)
        // Caret and selection are cut to what is seen.
        guard view.bounds != placedBounds else { return }
        placedBounds = view.bounds
        view.editor.onUpdate?()
    }

    /// Lays out the lines of some characters and what is seen with them, until their place is exact, and returns that in points from the top
    /// of the text.
    func settle(_ range: Range<Int>) -> CGRect {
        guard let view else { return .zero }
        adoptWidth()
        let geometry = view.editor.geometry
        func place() -> CGRect {
            geometry.line(at: TextPosition(range.lowerBound)).frame
                .union(geometry.line(at: TextPosition(range.upperBound)).frame)
        }
        var rect = place()
        for _ in 0..<4 {
            geometry.layOut(rect.insetBy(dx: 0, dy: -view.bounds.height))
            let next = place()
            if next == rect { break }
            rect = next
        }
        keepInPlace(geometry)
        // The view is about to be scrolled: what is seen then is what has to stay.
        anchor = nil
        view.adoptTextSize(geometry)
        return rect
    }

    /// The area in which there is to be text, in points from the top left corner of the text.
    private func area(of view: UITextView) -> CGRect {
        let origin = view.textOrigin
        return view.preparedBounds.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    // MARK: What stays where it is

    private func top(of view: UITextView) -> CGFloat {
        view.bounds.minY + view.adjustedContentInset.top - view.textOrigin.y
    }

    /// The distance by which what is seen has moved down, because text above it turned out to be higher than it was estimated.
    private func shift(in geometry: TextGeometry) -> CGFloat {
        guard let anchor, let view, anchor.index <= geometry.count, abs(anchor.y - top(of: view)) < view.bounds.height
        else { return 0 }
        let shift = geometry.line(at: TextPosition(anchor.index)).frame.minY - anchor.y
        return abs(shift) > 0.01 ? shift : 0
    }

    private func keepInPlace(_ geometry: TextGeometry) {
        let shift = shift(in: geometry)
        guard shift != 0, let anchor, let view else { return }
        self.anchor = Anchor(index: anchor.index, y: anchor.y + shift)
        view.shiftContentOffset(by: CGVector(dx: 0, dy: shift))
    }

    private func remember(_ geometry: TextGeometry) {
        anchor = nil
        guard let view else { return }
        let y = top(of: view)
        // Nothing lies above the first line that could get higher.
        guard y > 0 else { return }
        let line = geometry.line(at: geometry.position(closestTo: CGPoint(x: 0, y: y)))
        anchor = Anchor(index: line.range.lowerBound, y: line.frame.minY)
    }

    // MARK: Views

    private func show(_ parts: [TextPart], _ geometry: TextGeometry) {
        guard let view else { return }
        var old = shown
        var new: [(part: TextPart, view: TextBlockView?)] = parts.map { ($0, nil) }
        // A block that is shown already keeps its view, wherever it is now.
        for index in new.indices {
            let text = new[index].part.text
            guard let place = old.firstIndex(where: { $0.part.text == text }) else { continue }
            new[index].view = old.remove(at: place).view
        }
        let scale = max(view.traitCollection.displayScale, 1)
        shown = new.map { part, known in
            let block = known ?? old.popLast()?.view ?? TextBlockView()
            var frame = part.frame
            frame.origin.y = (frame.minY * scale).rounded() / scale
            if block.frame.size != frame.size { block.setNeedsDisplay() }
            if block.frame != frame { block.frame = frame }
            if known == nil || areImagesStale && part.text.hasAttachments {
                block.show(part.text, part.text.hasAttachments ? view.displayed(part.range) : nil)
            }
            if block.superview !== canvas { canvas.addSubview(block) }
            return (part, block)
        }
        for (_, view) in old { view.removeFromSuperview() }
        areImagesStale = false
    }
}
