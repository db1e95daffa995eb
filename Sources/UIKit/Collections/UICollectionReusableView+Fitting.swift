extension UICollectionReusableView {
    /// The attributes with the size that the view needs; the same object where that is the size that they have.
    final func fitted(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard attributes.sizing != .fixed else { return attributes }
        let size = neededSize(for: attributes.size, attributes.sizing)
        guard size != attributes.size, size.isUsable else { return attributes }
        let preferred = attributes.duplicate
        preferred.frame = CGRect(origin: attributes.frame.origin, size: size)
        return preferred
    }

    private func neededSize(for offered: CGSize, _ sizing: ElementSizing) -> CGSize {
        let (fixesWidth, fixesHeight) = (sizing == .height, sizing == .width)
        var size: CGSize
        if sizesByConstraints {
            size = systemLayoutSizeFitting(
                offered, withHorizontalFittingPriority: fixesWidth ? .required : .fittingSizeLevel,
                verticalFittingPriority: fixesHeight ? .required : .fittingSizeLevel)
        } else {
            size = sizeThatFits(
                CGSize(
                    width: fixesWidth ? offered.width : .greatestFiniteMagnitude,
                    height: fixesHeight ? offered.height : .greatestFiniteMagnitude))
        }
        size = size.roundedUp(toScale: max(traitCollection.displayScale, 1))
        if fixesWidth { size.width = offered.width }
        if fixesHeight { size.height = offered.height }
        return size
    }
}

extension CGSize {
    /// Whether an element of a collection view can have this size.
    fileprivate var isUsable: Bool {
        width.isFinite && height.isFinite && width >= 0 && height >= 0
    }

    /// The size with both lengths rounded up to the next pixel, a rounding error aside.
    fileprivate func roundedUp(toScale scale: CGFloat) -> CGSize {
        func up(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
        return CGSize(width: up(width), height: up(height))
    }
}
