extension StyledText {
    /// The attributes that a run of text may have beyond font and colour.
    package struct Ornaments: Hashable, Sendable {
        /// Behind the text, as high as the line; nil is none.
        package var background: CGColor?
        /// Added to the distance between characters, in points.
        package var kern: CGFloat = 0
        package var underline: Line?
        package var strikethrough: Line?
        /// By how much the text is raised, in points.
        package var baselineOffset: CGFloat = 0
        package var shadow: Shadow?
        package var stroke: Stroke?
        /// The tangent of the angle by which letters lean to the right.
        package var obliqueness: CGFloat = 0
        /// Whether letters may melt into one glyph.
        package var hasLigatures = true
        /// Takes the place of the run's text, which is one character.
        package var attachment: Attachment?

        package init() {}
    }
}

extension StyledText.Ornaments {
    /// A line under or through text.
    package struct Line: Hashable, Sendable {
        package enum Weight: Int, Hashable, Sendable, CaseIterable {
            case single = 1
            case thick = 2
            case double = 3
        }

        package enum Pattern: Int, Hashable, Sendable, CaseIterable {
            case solid = 1
            case dot = 2
            case dash = 3
            case dashDot = 4
            case dashDotDot = 5
        }

        package var weight: Weight
        package var pattern: Pattern
        /// Whether spaces stay without a line.
        package var skipsSpaces: Bool
        /// Nil is the colour of the text.
        package var color: CGColor?

        package init(
            weight: Weight = .single, pattern: Pattern = .solid, skipsSpaces: Bool = false, color: CGColor? = nil
        ) {
            self.weight = weight
            self.pattern = pattern
            self.skipsSpaces = skipsSpaces
            self.color = color
        }
    }

    package struct Shadow: Hashable, Sendable {
        package var color: CGColor
        /// In points; positive is to the right and down.
        package var offset: CGSize
        /// In points; 0 is a sharp shadow.
        package var blurRadius: CGFloat

        package init(color: CGColor, offset: CGSize, blurRadius: CGFloat = 0) {
            self.color = color
            self.offset = offset
            self.blurRadius = blurRadius
        }
    }

    /// A line along the outlines of letters.
    package struct Stroke: Hashable, Sendable {
        /// In hundredths of the font's size; positive.
        package var width: CGFloat
        /// Whether the letters are filled as well.
        package var isFilled: Bool
        /// Nil is the colour of the text.
        package var color: CGColor?

        package init(width: CGFloat, isFilled: Bool, color: CGColor? = nil) {
            self.width = width
            self.isFilled = isFilled
            self.color = color
        }
    }
}
