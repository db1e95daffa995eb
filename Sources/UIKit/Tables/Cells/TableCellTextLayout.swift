/// The places of the image and the texts that a cell has by its style, in points, with the leading edge at the left.
struct TableCellTextLayout {
    /// Measures a text: returns the size that it needs where it is no wider than `width`.
    typealias Measure = (_ width: CGFloat) -> CGSize

    let style: UITableViewCell.CellStyle
    /// The size of the image; nil where there is none. Texts that there are none of are nil as well.
    var image: CGSize?
    var text: Measure?
    var detail: Measure?

    struct Frames: Equatable {
        var image = CGRect.zero
        var text = CGRect.zero
        var detail = CGRect.zero
    }

    /// The gap between an image and what follows it.
    static let imageGap: CGFloat = 16
    /// The gap between two texts that stand side by side.
    static let textGap: CGFloat = 8
    /// The gap between two texts one of which is below the other.
    static let lineGap: CGFloat = 2
    /// The space above and below what is shown.
    static let verticalMargin: CGFloat = 11
    /// The width of the first text where it is a narrow label of the second.
    private static let labelWidth: CGFloat = 91

    private var textStart: CGFloat {
        image.map { $0.width + Self.imageGap } ?? 0
    }

    /// The height of a cell that shows the image and the texts.
    ///
    /// - Parameter width: The width of the content without its margins.
    func height(width: CGFloat) -> CGFloat {
        let frames = frames(in: CGSize(width: width, height: 0))
        var needed = max(frames.text.height, frames.detail.height)
        if style == .subtitle { needed = stackHeight(frames) }
        return max(TableLook.rowHeight, max(needed, image?.height ?? 0) + 2 * Self.verticalMargin)
    }

    private func stackHeight(_ frames: Frames) -> CGFloat {
        let isBoth = frames.text.height > 0 && frames.detail.height > 0
        return frames.text.height + frames.detail.height + (isBoth ? Self.lineGap : 0)
    }

    /// Returns the places of the image and the texts.
    ///
    /// - Parameter size: The size of the content without its margins.
    func frames(in size: CGSize) -> Frames {
        var frames = Frames()
        if let image {
            frames.image = CGRect(
                x: 0, y: middle(image.height, size.height), width: image.width, height: image.height)
        }
        let start = textStart
        let room = max(0, size.width - start)
        switch style {
        case .default:
            frames.text = line(text, start, room, size.height)
        case .subtitle:
            frames.text = line(text, start, room, size.height)
            frames.detail = line(detail, start, room, size.height)
            let top = ((size.height - stackHeight(frames)) / 2).rounded()
            frames.text.origin.y = top
            frames.detail.origin.y = top + stackHeight(frames) - frames.detail.height
        case .value1:
            placeSideBySide(&frames, start, room, size.height)
        case .value2:
            let width = min(Self.labelWidth, room)
            frames.text = line(text, start, width, size.height)
            let detailStart = start + width + Self.textGap
            frames.detail = line(detail, detailStart, max(0, size.width - detailStart), size.height)
        }
        return frames
    }

    /// Places two texts side by side, the second one at the trailing edge. Where there is no room for both, the second has what the first
    /// leaves, but a third at least.
    private func placeSideBySide(_ frames: inout Frames, _ start: CGFloat, _ room: CGFloat, _ height: CGFloat) {
        guard let detail else {
            frames.text = line(text, start, room, height)
            return
        }
        let wanted = detail(.greatestFiniteMagnitude).width
        let first = text.map { $0(.greatestFiniteMagnitude).width } ?? 0
        let left = max(room / 3, room - first - Self.textGap)
        let width = min(wanted, first > 0 ? left : room)
        let size = detail(width)
        frames.detail = CGRect(
            x: start + room - width, y: middle(size.height, height), width: width, height: size.height)
        frames.text = line(text, start, max(0, room - width - Self.textGap), height)
    }

    private func line(_ text: Measure?, _ x: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        guard let text else { return .zero }
        let size = text(width)
        return CGRect(x: x, y: middle(size.height, height), width: width, height: size.height)
    }

    private func middle(_ height: CGFloat, _ room: CGFloat) -> CGFloat {
        ((room - height) / 2).rounded()
    }
}
