extension NSAttributedString {
    private var styledText: StyledText {
        StyledText(self, defaults: .drawing, traits: .current, ownLineBreaks: true)
    }

    /// In points, not rounded; lines end only where the text says so.
    public func size() -> CGSize {
        TextDrawing(unwrapped: styledText).size
    }

    /// In points, not rounded. Lines are as wide as `size` where the options have `.usesLineFragmentOrigin`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        TextDrawing(styledText, options, context).bounds(in: size)
    }

    /// Draws into the current context. `point` is the top left corner.
    public func draw(at point: CGPoint) {
        let text = styledText
        TextDrawing(unwrapped: text, images: AttachedImages(of: self, in: text)).draw(at: point)
    }

    /// Draws into the current context as many lines as `rect` has room for, from its top.
    public func draw(in rect: CGRect) {
        draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws into the current context. Without `.usesLineFragmentOrigin` the baseline starts at the origin of `rect`.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) {
        let text = styledText
        TextDrawing(text, options, context, images: AttachedImages(of: self, in: text)).draw(in: rect)
    }
}
