import TextLayout

/// A rectangle of a selection in a text that UIKit's own views lay out.
package final class LaidOutSelectionRect: UITextSelectionRect {
    private let part: TextSelectionPart

    /// - Parameter part: In the coordinates of the view that edits the text.
    package init(_ part: TextSelectionPart) {
        self.part = part
    }

    override package var rect: CGRect { part.rect }

    override package var writingDirection: NSWritingDirection { part.isRightToLeft ? .rightToLeft : .leftToRight }

    override package var containsStart: Bool { part.containsStart }

    override package var containsEnd: Bool { part.containsEnd }
}
