import TextLayout

/// The images of a text's attachments.
struct AttachedImages {
    /// By the indices of the runs that they stand in.
    private var images: [Int: UIImage] = [:]

    /// - Parameter text: made of `attributed`, with all its runs.
    init(of attributed: NSAttributedString, in text: StyledText) {
        var offset = 0
        for (index, run) in text.runs.enumerated() {
            defer { offset += run.text.utf16.count }
            guard run.ornaments?.attachment != nil, offset < attributed.length else { continue }
            let attributes = attributed.attributes(at: offset, effectiveRange: nil)
            let font = attributes[.font] as? UIFont ?? TextDefaults.drawing.font
            images[index] = (attributes[.attachment] as? NSTextAttachment)?.image(for: font)
        }
    }

    /// Draws the images of `text` where it has room for them when it is drawn in `rect`.
    ///
    /// - Parameters:
    ///   - text: as it is drawn, in the same runs.
    ///   - scale: pixels per point; images begin at whole pixels.
    func draw(_ text: StyledText, in rect: CGRect, scale: CGFloat, into context: CGContext) {
        guard !images.isEmpty else { return }
        for (run, frame) in text.attachmentFrames(in: rect) {
            guard let image = images[run] else { continue }
            var frame = frame
            frame.origin.x = (frame.minX * scale).rounded() / scale
            frame.origin.y = (frame.minY * scale).rounded() / scale
            image.draw(
                in: frame, tint: UIColor(cgColor: text.runs[run].color), isMirrored: text.isRightToLeft, into: context)
        }
    }
}
