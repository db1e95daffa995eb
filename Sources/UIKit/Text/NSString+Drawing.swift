extension NSString {
    /// In points, not rounded; lines end only where the text says so.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        attributed(attrs).size()
    }

    /// In points, not rounded. Lines are as wide as `size` where the options have `.usesLineFragmentOrigin`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        attributed(attributes).boundingRect(with: size, options: options, context: context)
    }

    /// Draws into the current context. `point` is the top left corner.
    public func draw(
        at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
    ) {
        attributed(attrs).draw(at: point)
    }

    /// Draws into the current context as many lines as `rect` has room for, from its top.
    public func draw(
        in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
    ) {
        attributed(attrs).draw(in: rect)
    }

    /// Draws into the current context. Without `.usesLineFragmentOrigin` the baseline starts at the origin of `rect`.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        attributed(attributes).draw(with: rect, options: options, context: context)
    }

    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: self as String, attributes: attributes)
    }
}
