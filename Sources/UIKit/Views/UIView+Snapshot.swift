extension UIView {
    /// A view that shows a part of this one as it looks now; nil where the part is empty.
    func snapshot(of rect: CGRect, afterUpdates: Bool, caps: UIEdgeInsets) -> UIView? {
        guard rect.isFinite, !rect.isEmpty else { return nil }
        if afterUpdates {
            layoutIfNeeded()
            displaySubtree()
        }
        return SnapshotView(of: self, in: rect.standardized, caps: caps)
    }

    private func displaySubtree() {
        displayIfNeeded()
        for view in followers { view.displaySubtree() }
    }
}
