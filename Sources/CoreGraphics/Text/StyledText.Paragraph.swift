extension StyledText {
    /// How the lines of a paragraph are set. All distances are in points.
    package struct Paragraph: Hashable, Sendable {
        package struct Tab: Hashable, Sendable {
            package enum Alignment: Int, Hashable, Sendable, CaseIterable {
                case left = 1
                case center = 2
                case right = 3
                case decimal = 4
            }

            package var alignment: Alignment
            /// From the leading edge.
            package var location: CGFloat

            package init(alignment: Alignment, location: CGFloat) {
                self.alignment = alignment
                self.location = location
            }
        }

        /// Nil is that of the text.
        package var alignment: Alignment?
        /// Nil is that of the text, whose line limit then decides where lines are shortened. A way of truncating makes
        /// one line of the paragraph.
        package var lineBreak: LineBreak?
        /// Nil finds it by the characters.
        package var isRightToLeft: Bool?
        /// The distance between two lines, in points.
        package var lineSpacing: CGFloat = 0
        /// After the paragraph, unless it is the last one.
        package var spacing: CGFloat = 0
        /// Before the paragraph, unless it is the first one.
        package var spacingBefore: CGFloat = 0
        /// Multiplies the lines' natural height; 0 leaves it as it is.
        package var lineHeightMultiple: CGFloat = 0
        package var minimumLineHeight: CGFloat = 0
        /// 0 is no limit.
        package var maximumLineHeight: CGFloat = 0
        /// From the leading edge.
        package var firstLineHeadIndent: CGFloat = 0
        /// From the leading edge; of all lines but the first.
        package var headIndent: CGFloat = 0
        /// From the leading edge where positive, else from the trailing edge.
        package var tailIndent: CGFloat = 0
        /// In the order of their locations.
        package var tabs: [Tab] = []
        /// Between the tab stops after `tabs`; 0 is the standard distance.
        package var tabInterval: CGFloat = 0

        package init() {}
    }
}
