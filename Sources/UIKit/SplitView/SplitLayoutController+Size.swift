/// How columns follow the room that there is.
extension SplitLayoutController {
    var isCompact: Bool {
        split?.traitCollection.horizontalSizeClass == .compact
    }

    /// Brings columns together or apart where the room is not what it was.
    func adapt() {
        guard isInstalled else { return }
        expected = nil
        if isCompact != (collapsed != nil) {
            isCompact ? collapse() : expand()
            split?.displayModeDidChange()
        } else {
            let next = wantedMode(in: view?.bounds.size ?? .zero)
            if collapsed == nil, next != mode { change(to: next, UIView.currentAnimation) }
        }
    }

    func expect(_ sizeClass: UIUserInterfaceSizeClass, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard (sizeClass == .compact) != (collapsed != nil) else { return }
        expected = sizeClass
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.expected = nil }
    }

    /// The columns go along with the view to another size.
    func goAlong(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        // One column alone follows by itself, and where they come together or apart they do that with the traits.
        guard isInstalled, collapsed == nil, expected == nil else { return }
        coordinator.animate(alongsideTransition: { [weak self] context in
            guard let self, let view, view.bounds.size == size, collapsed == nil else { return }
            let next = wantedMode(in: size)
            if next != mode {
                prepare(next, animated: context.isAnimated)
                moves += 1
                coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.endMove() }
                split?.displayModeDidChange()
            }
            view.setNeedsLayout()
            view.layoutIfNeeded()
        })
    }

    /// The view is laid out.
    func layout() {
        guard let view, isInstalled, !isPreparing else { return }
        if choice?.isWide == !SplitPreferences.isWide(view.bounds.size) { choice = nil }
        if collapsed == nil, expected == nil {
            let next = wantedMode(in: view.bounds.size)
            if next != mode {
                // Nobody has said before that there would be another size.
                prepare(next, animated: false)
                settle()
                split?.displayModeDidChange()
            }
        }
        let arrangement = arrangement(mode, in: view.bounds.size)
        for (column, pane) in panes {
            pane.frame = frame(of: column)
            pane.covered = collapsed != nil ? view.safeAreaInsets : arrangement.safeArea(of: column)
            let isLast = collapsed != nil || column == .secondary
            pane.lineSide = isLast ? nil : arrangement.isMirrored ? .left : .right
            let isCovered = collapsed == nil && column == .secondary && mode.isOverlay
            if pane.isCovered != isCovered { pane.isCovered = isCovered }
        }
    }
}
