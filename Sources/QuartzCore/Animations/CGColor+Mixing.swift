extension CGColor {
    /// Between two colours as they look, so that one that is transparent lends no tint; none counts as transparent.
    static func mixed(_ from: CGColor?, _ to: CGColor?, at progress: CGFloat) -> CGColor? {
        guard progress != 0 else { return from }
        guard progress != 1 else { return to }
        guard from != nil || to != nil else { return nil }
        let (fromAlpha, toAlpha) = (from?.alpha ?? 0, to?.alpha ?? 0)
        let alpha = fromAlpha + (toAlpha - fromAlpha) * progress
        func component(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
            let premultiplied = from * fromAlpha + (to * toAlpha - from * fromAlpha) * progress
            return alpha > 0 ? premultiplied / alpha : 0
        }
        return CGColor(
            red: component(from?.red ?? 0, to?.red ?? 0), green: component(from?.green ?? 0, to?.green ?? 0),
            blue: component(from?.blue ?? 0, to?.blue ?? 0), alpha: alpha)
    }
}
