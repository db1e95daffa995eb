/// Arranges image and texts of a list's content. Everything is computed as if the interface ran from left to right; lengths
/// are in points.
struct ListContentLayout {
    /// A text as the layout sees it.
    struct Text {
        /// The size of the text where nothing makes it break.
        var natural: CGSize
        /// The height of one line.
        var line: CGFloat
        /// The distance from the top to the baseline of the first line.
        var firstBaseline: CGFloat
        /// The size of the text where its lines are no longer than `width`.
        var broken: (_ width: CGFloat) -> CGSize

        /// The height of the text where its lines are no longer than `width`.
        func height(within width: CGFloat) -> CGFloat {
            // A hair less is a rounding error, and no reason for another line.
            natural.width <= width + 0.01 ? natural.height : broken(max(width, 1)).height
        }
    }

    struct Frames: Equatable {
        var image = CGRect.zero
        var text = CGRect.zero
        var secondaryText = CGRect.zero
    }

    var margins = NSDirectionalEdgeInsets.zero
    /// The size that the image is shown in; zero where there is none.
    var image = CGSize.zero
    /// The room in whose middle the image stands; a side of 0 is that of the image.
    var imageRoom = CGSize.zero
    var imageToTextPadding: CGFloat = 0
    var horizontalPadding: CGFloat = 0
    var verticalPadding: CGFloat = 0
    var prefersSideBySide = false
    var text: Text?
    var secondaryText: Text?
    var minimumHeight: CGFloat = 0

    // MARK: Sizes

    /// The size that everything needs where the width is not limited.
    var naturalSize: CGSize {
        let texts = [text, secondaryText].compactMap { $0?.natural.width }
        let isInOneLine = prefersSideBySide && texts.count == 2
        let width = isInOneLine ? texts[0] + horizontalPadding + texts[1] : texts.max() ?? 0
        let whole = textStart + width + margins.trailing
        return CGSize(width: whole, height: height(within: whole))
    }

    /// The height that everything needs where there is no more than this width.
    func height(within width: CGFloat) -> CGFloat {
        let content = max(block(within: textWidth(within: width)).height, room.height)
        return max(margins.top + content + margins.bottom, minimumHeight)
    }

    // MARK: The image

    private var room: CGSize {
        guard image.width > 0, image.height > 0 else { return .zero }
        return CGSize(
            width: imageRoom.width > 0 ? imageRoom.width : image.width,
            height: imageRoom.height > 0 ? imageRoom.height : image.height)
    }

    private var hasText: Bool {
        text != nil || secondaryText != nil
    }

    /// The distance from the leading edge to where the texts begin.
    var textStart: CGFloat {
        margins.leading + room.width + (room.width > 0 && hasText ? imageToTextPadding : 0)
    }

    private func textWidth(within width: CGFloat) -> CGFloat {
        max(width - textStart - margins.trailing, 0)
    }

    /// The layout with an image that is no higher than `height`, and keeps its shape.
    private func withImage(within height: CGFloat) -> ListContentLayout {
        guard image.height > height, height > 0 else { return self }
        var layout = self
        layout.image = CGSize(width: image.width * height / image.height, height: height)
        return layout
    }

    // MARK: The texts

    /// The frames of the texts, with the corner at which they begin as the origin.
    private struct Block {
        var text = CGRect.zero
        var secondaryText = CGRect.zero

        var height: CGFloat {
            max(text.maxY, secondaryText.maxY)
        }
    }

    private func block(within width: CGFloat) -> Block {
        guard let text else {
            let height = secondaryText?.height(within: width) ?? 0
            return Block(secondaryText: CGRect(x: 0, y: 0, width: width, height: height))
        }
        guard let secondaryText else {
            return Block(text: CGRect(x: 0, y: 0, width: width, height: text.height(within: width)))
        }
        let valueWidth = secondaryText.natural.width
        if prefersSideBySide, text.natural.width + horizontalPadding + valueWidth <= width + 0.01 {
            // The lines stand on one baseline.
            let baseline = max(text.firstBaseline, secondaryText.firstBaseline)
            return Block(
                text: CGRect(
                    x: 0, y: baseline - text.firstBaseline, width: width - horizontalPadding - valueWidth,
                    height: text.natural.height),
                secondaryText: CGRect(
                    x: width - valueWidth, y: baseline - secondaryText.firstBaseline, width: valueWidth,
                    height: secondaryText.natural.height))
        }
        let height = text.height(within: width)
        return Block(
            text: CGRect(x: 0, y: 0, width: width, height: height),
            secondaryText: CGRect(
                x: 0, y: height + verticalPadding, width: width, height: secondaryText.height(within: width)))
    }

    /// The frames of the texts where there is this much room. A text that needs more lines than fit has fewer, but one at least.
    private func block(within size: CGSize) -> Block {
        var block = block(within: size.width)
        guard block.height > size.height else { return block }
        guard let text, let secondaryText, block.secondaryText.minY >= block.text.maxY else {
            // A line that is higher than everything stays as high as it is.
            block.text.size.height = min(block.text.height, max(size.height, text?.line ?? 0))
            block.secondaryText.size.height = min(
                block.secondaryText.height, max(size.height, secondaryText?.line ?? 0))
            return block
        }
        let rest = size.height - verticalPadding - secondaryText.line
        block.text.size.height = min(block.text.height, max(rest, text.line))
        block.secondaryText.origin.y = block.text.maxY + verticalPadding
        block.secondaryText.size.height = min(
            block.secondaryText.height, max(size.height - block.secondaryText.minY, secondaryText.line))
        return block
    }

    // MARK: Places

    /// The frames of everything in a view of this size: in the middle of the height between the margins, and over these where it is too
    /// high.
    ///
    /// - Parameter scale: Pixels per point; frames begin at whole pixels.
    func frames(in size: CGSize, scale: CGFloat) -> Frames {
        let layout = withImage(within: size.height)
        let middle = (margins.top + size.height - margins.bottom) / 2
        func top(_ height: CGFloat) -> CGFloat {
            let highest = max(size.height - height, 0)
            let top = min(max(middle - height / 2, 0), highest)
            return (top * scale).rounded(.down) / scale
        }
        var frames = Frames()
        if layout.room.width > 0 {
            let x = margins.leading + (layout.room.width - layout.image.width) / 2
            frames.image = CGRect(
                origin: CGPoint(x: (x * scale).rounded(.down) / scale, y: top(layout.image.height)), size: layout.image)
        }
        let block = layout.block(
            within: CGSize(width: layout.textWidth(within: size.width), height: size.height))
        let y = top(block.height)
        if text != nil { frames.text = block.text.offsetBy(dx: layout.textStart, dy: y) }
        if secondaryText != nil { frames.secondaryText = block.secondaryText.offsetBy(dx: layout.textStart, dy: y) }
        return frames
    }
}
