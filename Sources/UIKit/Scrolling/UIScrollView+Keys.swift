/// Scrolling by keys, when the focus is in the content and nobody there makes use of them.
extension UIScrollView {
    /// How far an arrow scrolls, in points.
    private static let line: CGFloat = 40
    /// How much of a page is seen after it was turned too, so that the reader finds the place again, in points.
    private static let overlap: CGFloat = 40

    /// - Returns: Whether the key leads to another offset.
    func scroll(by key: UIKey) -> Bool {
        guard isScrollEnabled, allowsKeyboardScrolling, key.isPlain, let wanted = offset(after: key) else {
            return false
        }
        let offset = scrollGeometry.clamped(wanted)
        guard offset != scrolling.destination else { return false }
        if key.keyCode == .keyboardHome {
            guard scrollsToTop, delegate?.scrollViewShouldScrollToTop(self) != false else { return true }
            setContentOffset(offset, animated: true)
            delegate?.scrollViewDidScrollToTop(self)
            return true
        }
        setContentOffset(offset, animated: true)
        return true
    }

    private func offset(after key: UIKey) -> CGPoint? {
        let geometry = scrollGeometry
        var offset = scrolling.destination
        let seen = bounds.inset(by: adjustedContentInset).height
        let page = isPagingEnabled ? bounds.height : max(seen - Self.overlap, seen / 2)
        let isDown = geometry.vertical.overflows
        let isAcross = geometry.horizontal.overflows
        switch key.keyCode {
        case .keyboardUpArrow where isDown: offset.y -= Self.line
        case .keyboardDownArrow where isDown: offset.y += Self.line
        case .keyboardLeftArrow where isAcross: offset.x -= isPagingEnabled ? bounds.width : Self.line
        case .keyboardRightArrow where isAcross: offset.x += isPagingEnabled ? bounds.width : Self.line
        case .keyboardPageUp where isDown: offset.y -= page
        case .keyboardPageDown where isDown: offset.y += page
        case .keyboardSpacebar where isDown: offset.y += key.modifierFlags.contains(.shift) ? -page : page
        case .keyboardHome where isDown: offset.y = geometry.vertical.lowest
        case .keyboardEnd where isDown: offset.y = geometry.vertical.highest
        default: return nil
        }
        return offset
    }
}
