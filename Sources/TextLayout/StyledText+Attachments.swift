import CPango
import CoreGraphics

extension StyledText {
    /// Where the attachments of the text are when it is drawn in `rect`, in the order of the lines, with the indices of
    /// their runs. Those that are left out are not among them. In the coordinates of `rect`, not rounded.
    package func attachmentFrames(in rect: CGRect) -> [(run: Int, frame: CGRect)] {
        guard runs.contains(where: { $0.ornaments?.attachment != nil }), rect.isFinite, rect.width > 0, rect.height > 0
        else { return [] }
        return TextObjects.use { objects in frames(in: rect, objects.layouts.layout(self, in: rect.size)) }
    }

    private func frames(in rect: CGRect, _ layout: LaidOutText) -> [(run: Int, frame: CGRect)] {
        let box = layout.box(in: rect.width)
        let top = verticalAlignment.top(ofHeight: layout.metrics.size.height, in: rect)
        return layout.lines.flatMap { line in
            line.spans(
                at: CGPoint(x: rect.minX + box.minX + line.leftEdge(in: box.width), y: top + line.baseline)
            ).compactMap { span in
                guard let attachment = layout.runs[span.run].ornaments?.attachment, !span.isEllipsis else { return nil }
                let bottom = span.origin.y - attachment.rise
                return (
                    span.run,
                    CGRect(
                        x: span.origin.x, y: bottom - attachment.size.height, width: attachment.size.width,
                        height: attachment.size.height)
                )
            }
        }
    }
}

extension TextLine.Span {
    /// Whether it stands for characters that were left out.
    fileprivate var isEllipsis: Bool {
        (item.pointee.item?.pointee.analysis.flags ?? 0) & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
    }
}
