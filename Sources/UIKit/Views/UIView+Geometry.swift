/// What follows from a change of frame, bounds, center or transform.
extension UIView {
    func changeGeometry(_ what: StaticString, to value: some Any, isValid: Bool, _ change: (CALayer) -> Void) {
        guard isValid else {
            UsageDiagnostic.report(
                .notFinite, "\(what) of \(self) cannot be \(value), which is not finite; the old one stays")
            return
        }
        let old = layer.bounds
        change(layer)
        let new = layer.bounds
        cover?.follow(self)
        if containsAutoLayout { layoutEngine?.geometryDidChange(of: self) }
        SafeAreaUpdates.collect(from: self, subviewsToo: old != new) {
            guard old != new else { return }
            if old.size != new.size {
                if autoresizesSubviews {
                    for subview in subviews {
                        subview.resize(withOldSuperviewSize: old.size)
                    }
                }
                boundsSizeDidChange(from: old.size)
            }
            // Content that is scrolled stays where it is in it; what the view draws itself does not.
            if old.size != new.size || layer.layerContents != .none { fitContents() }
            setNeedsLayout()
        }
    }

    func resize(withOldSuperviewSize old: CGSize) {
        guard let superview, !autoresizingMask.isEmpty else { return }
        frame = autoresizingMask.frame(frame, from: old, to: superview.bounds.size)
    }
}
