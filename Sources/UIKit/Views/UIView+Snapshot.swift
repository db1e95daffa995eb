extension UIView {
    /// A view that shows a part of this one as it looks now; nil where the part is empty.
    func snapshot(of rect: CGRect, afterUpdates: Bool, caps: UIEdgeInsets) -> UIView? {
        guard rect.isFinite, !rect.isEmpty else { return nil }
        if afterUpdates { bringUpToDate() }
        return SnapshotView(of: self, in: rect.standardized, caps: caps)
    }

    func recordHierarchy(in rect: CGRect, afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), rect.isFinite, !bounds.isEmpty else { return false }
        if afterUpdates { bringUpToDate() }
        let (rect, bounds) = (rect.standardized, bounds)
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        context.clip(to: bounds)
        layer.render(in: context)
        context.restoreGState()
        return true
    }

    private func bringUpToDate() {
        layoutIfNeeded()
        displaySubtree()
    }

    private func displaySubtree() {
        displayIfNeeded()
        for view in followers { view.displaySubtree() }
    }
}
