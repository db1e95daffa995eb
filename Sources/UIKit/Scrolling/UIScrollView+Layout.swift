import Diagnostics

/// The size of the content by constraints.
extension UIScrollView {
    /// Constraints that join what is in the view to its edges, or to `contentLayoutGuide`, say how large the content is.
    func noteContentConstraint(_ attribute: NSLayoutConstraint.Attribute) {
        switch attribute {
        case .leading, .left, .top, .leadingMargin, .leftMargin, .topMargin, .notAnAttribute: break
        default: constrainedAxes.insert(attribute.isHorizontal ? .horizontal : .vertical)
        }
    }

    func noteOutwardConstraint(_ constraint: NSLayoutConstraint) {
        outwardConstraints[ObjectIdentifier(constraint)] = Weak(constraint)
    }

    /// Takes over the size that the constraints have found.
    func adoptConstrainedSize() {
        guard !constrainedAxes.isEmpty, let engine = layoutEngine,
            let entry = engine.entry(of: contentLayoutGuide)
        else { return }
        let scale = max(traitCollection.displayScale, 1)
        let found = engine.frame(of: entry).edgesRounded(toScale: scale).size
        var size = contentSize
        if constrainedAxes.contains(.horizontal) { size.width = max(0, found.width) }
        if constrainedAxes.contains(.vertical) { size.height = max(0, found.height) }
        if size != contentSize { contentSize = size }
    }
}
