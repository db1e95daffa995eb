/// Text with fonts and colours and the rules for breaking it into lines: a description, not yet glyphs.
///
/// `TextLayout` measures it and `LayerRenderer` draws it; both get the same lines because both start from this value.
package struct StyledText: Hashable, Sendable {
    package enum Alignment: Int, Hashable, Sendable {
        /// Right in an interface that runs from right to left, else left; whatever the letters are.
        case natural = 0
        case left = 1
        case center = 2
        case right = 3
        case justified = 4
    }

    package enum LineBreak: Int, Hashable, Sendable {
        case byWordWrapping = 0
        case byCharWrapping = 1
        /// What does not fit is cut off without a mark.
        case byClipping = 2
        case byTruncatingHead = 3
        case byTruncatingTail = 4
        case byTruncatingMiddle = 5
    }

    package var runs: [Run]
    /// The styles that runs refer to by their index.
    package var paragraphs: [Paragraph]
    /// Of the paragraphs whose style has none of its own.
    package var alignment: Alignment
    package var lineBreak: LineBreak
    package var verticalAlignment: VerticalAlignment
    /// The most lines to show; 0 is no limit.
    package var maximumLines: Int
    /// The interface's direction. It decides where lines with the alignment `.natural` lean to, and is the direction of paragraphs whose
    /// characters do not tell theirs, as digits do not.
    package var isRightToLeft: Bool

    package init(
        runs: [Run], paragraphs: [Paragraph] = [], alignment: Alignment = .natural,
        lineBreak: LineBreak = .byTruncatingTail, verticalAlignment: VerticalAlignment = .center, maximumLines: Int = 1,
        isRightToLeft: Bool = false
    ) {
        self.runs = runs
        self.paragraphs = paragraphs
        self.alignment = alignment
        self.lineBreak = lineBreak
        self.verticalAlignment = verticalAlignment
        self.maximumLines = maximumLines
        self.isRightToLeft = isRightToLeft
    }

    package var isEmpty: Bool {
        runs.allSatisfy(\.text.isEmpty)
    }

    package var string: String {
        runs.map(\.text).joined()
    }
}
