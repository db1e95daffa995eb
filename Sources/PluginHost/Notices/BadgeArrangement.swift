import UIKit

/// How the parts of a badge lie, in the first of several forms that has room: in a row; the button below the words; words in two lines of
/// a smaller font before the button; mark and button without words; the same with a small mark and as much of the button as there is room for.
@MainActor struct BadgeArrangement {
    /// Everything here is in points. Of the badge's corners.
    static let radius: CGFloat = 14
    /// Concentric with the badge.
    static let buttonRadius = radius - buttonMargin
    /// From the badge's sides to the words.
    private static let inset: CGFloat = 12
    private static let markSide: CGFloat = 15
    /// Between mark and words, and between words and button: more than the four that a button's focus ring takes.
    private static let spacing: CGFloat = 8
    /// The height of the line with mark and words, in points.
    private static let lineHeight: CGFloat = 28
    /// Around the button, so that its focus ring keeps a distance from the badge's edge too.
    private static let buttonMargin: CGFloat = 6

    /// From the edges of the room to the badge.
    private(set) var margin: CGFloat
    private(set) var size = CGSize.zero
    /// In the badge's coordinates, from left to right; empty for what is left out.
    private(set) var mark = CGRect.zero
    private(set) var label = CGRect.zero
    private(set) var button = CGRect.zero
    private(set) var font: UIFont
    private(set) var lines = 1

    private let room: CGSize
    private let ruler: UILabel

    /// - Parameters:
    ///   - room: What there is for the badge and its margins.
    ///   - ruler: A label that is shown nowhere, with the words, by which they are ruler.
    ///   - font: That of the words where there is room.
    ///   - button: How large the button is; nil where there is none.
    init(in room: CGSize, ruler: UILabel, font: UIFont, button: CGSize?) {
        let side = min(room.width, room.height)
        // Between bars that leave hardly anything the button has all of it.
        let margin: CGFloat = side < 24 ? 0 : side < 64 ? 4 : 8
        self.margin = margin
        self.room = CGSize(width: max(0, room.width - 2 * margin), height: max(0, room.height - 2 * margin))
        self.font = font
        self.ruler = ruler
        if let button { arrange(button) } else { arrangeWords() }
    }

    private func textSize(_ font: UIFont, width: CGFloat = .greatestFiniteMagnitude, lines: Int = 1) -> CGSize {
        ruler.font = font
        ruler.numberOfLines = lines
        let size = ruler.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    /// The distance of the words from the badge's leading edge, in points.
    private static let textStart = inset + markSide + spacing

    private var smallFont: UIFont {
        font.withSize(max(10, font.pointSize - 2))
    }

    // MARK: Without a button

    private mutating func arrangeWords() {
        let text = textSize(font)
        let ends = Self.textStart + Self.inset
        if ends + text.width <= room.width {
            setLine(text, width: ends + text.width, height: max(Self.lineHeight, text.height + 8))
        } else if let small = wordsInTwoLines(max(0, room.width - Self.textStart - Self.spacing)) {
            setLine(small, width: Self.textStart + small.width + Self.spacing, height: max(28, small.height + 8))
        } else {
            setLine(.zero, width: min(room.width, 2 * Self.inset + Self.markSide), height: Self.lineHeight)
        }
        size.height = min(size.height, max(room.height, Self.markSide))
        setLine(label.size, width: size.width, height: size.height)
    }

    /// Mark and words in one line, as high as it is.
    private mutating func setLine(_ text: CGSize, width: CGFloat, height: CGFloat) {
        size = CGSize(width: width, height: height)
        let start = text.width > 0 ? Self.inset : ((width - Self.markSide) / 2).rounded()
        mark = CGRect(
            x: start, y: ((height - Self.markSide) / 2).rounded(), width: Self.markSide, height: Self.markSide)
        label = CGRect(
            origin: CGPoint(x: start + Self.markSide + Self.spacing, y: ((height - text.height) / 2).rounded()),
            size: text)
    }

    /// Takes the small font where the words have room in two lines of it, and tells how large they are.
    private mutating func wordsInTwoLines(_ width: CGFloat) -> CGSize? {
        let small = smallFont
        guard hasWholeWords(small, in: width) else { return nil }
        font = small
        lines = 2
        return textSize(small, width: width, lines: 2)
    }

    // MARK: With a button

    private mutating func arrange(_ offered: CGSize) {
        let text = textSize(font)
        let end = Self.inset + offered.width + Self.buttonMargin
        let rowHeight = max(offered.height, text.height) + 2 * Self.buttonMargin
        if Self.textStart + text.width + end <= room.width, rowHeight <= room.height {
            setLine(text, width: Self.textStart + text.width + end, height: rowHeight)
            setButtonAtEnd(offered)
        } else if !stack(offered, text) {
            arrangeSmall(offered)
        }
    }

    private mutating func setButtonAtEnd(_ offered: CGSize) {
        button = CGRect(
            x: size.width - Self.buttonMargin - offered.width, y: ((size.height - offered.height) / 2).rounded(),
            width: offered.width, height: offered.height)
    }

    /// - Returns: Whether there was room for the button below the words.
    private mutating func stack(_ offered: CGSize, _ text: CGSize) -> Bool {
        let lead = text.width <= room.width - Self.textStart - Self.inset ? Self.inset : Self.spacing
        let start = lead + Self.markSide + Self.spacing
        let widest = max(0, room.width - start - lead)
        var (shown, wordFont, wordLines) = (text, font, 1)
        if text.width > widest {
            // In two lines, of a smaller font where a word would be broken.
            wordLines = 2
            let fonts = [font, smallFont, font.withSize(10)]
            wordFont = fonts.first { hasWholeWords($0, in: widest) } ?? smallFont
            shown = textSize(wordFont, width: widest, lines: 2)
            shown.width = min(shown.width, widest)
        }
        let line = max(Self.lineHeight, shown.height + 8)
        let height = line + Self.spacing + offered.height + Self.buttonMargin
        guard height <= room.height else { return false }
        let width = min(room.width, max(start + shown.width + lead, offered.width + 2 * Self.buttonMargin))
        (font, lines) = (wordFont, wordLines)
        setLine(shown, width: width, height: line)
        (mark.origin.x, label.origin.x) = (lead, start)
        size.height = height
        button = CGRect(
            x: Self.buttonMargin, y: line + Self.spacing, width: max(0, width - 2 * Self.buttonMargin),
            height: offered.height)
        return true
    }

    /// Whether two lines of this width have room for all words, and none of them is broken.
    private func hasWholeWords(_ font: UIFont, in width: CGFloat) -> Bool {
        let text = textSize(font, width: width, lines: 0)
        return text.width <= width && text.height <= 2 * font.lineHeight.rounded(.up) + 1
    }

    private mutating func arrangeSmall(_ offered: CGSize) {
        let height = min(offered.height + 2 * Self.buttonMargin, max(room.height, 0))
        let buttonHeight = min(offered.height, height)
        let shown = CGSize(width: offered.width, height: buttonHeight)
        let rest = room.width - Self.textStart - Self.spacing - offered.width - Self.buttonMargin
        let markWidth = Self.inset + Self.markSide + Self.spacing + offered.width + Self.buttonMargin
        if rest > 0, let text = wordsInTwoLines(rest), text.height <= height {
            setLine(
                text, width: Self.textStart + text.width + Self.spacing + offered.width + Self.buttonMargin,
                height: height)
            setButtonAtEnd(shown)
        } else if markWidth <= room.width {
            setLine(.zero, width: markWidth, height: height)
            mark.origin.x = Self.inset
            setButtonAtEnd(shown)
        } else {
            // The mark is never left out: the button's words are cut off first.
            let side: CGFloat = 10
            size = CGSize(width: room.width, height: height)
            mark = CGRect(x: 4, y: ((height - side) / 2).rounded(), width: side, height: side)
            button = CGRect(
                x: mark.maxX + 5, y: ((height - buttonHeight) / 2).rounded(),
                width: max(0, room.width - mark.maxX - 9), height: buttonHeight)
        }
    }
}
