/// How columns follow the room that there is.
extension SplitLayoutController {
    /// The columns go along with the view to another size.
    func goAlong(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        // One column alone follows by itself, and where they come together or apart they do that with the traits.
        guard state.isInstalled, state.collapsed == nil, state.expected == nil else { return }
        coordinator.animate(alongsideTransition: { [weak self] _ in
            guard let self, let view, view.bounds.size == size, state.collapsed == nil else { return }
            receive(.resize, along: coordinator)
            view.setNeedsLayout()
            view.layoutIfNeeded()
        })
    }

    /// The view is laid out.
    func layout() {
        guard let view, state.isInstalled, !isPreparing else { return }
        receive(.layout)
        let arrangement = arrangement(state.mode, in: view.bounds.size)
        let isOne = state.collapsed != nil
        for (column, pane) in panes {
            pane.frame = frame(of: column)
            pane.covered = isOne ? view.safeAreaInsets : arrangement.safeArea(of: column)
            let isLast = isOne || column == .secondary
            pane.lineSide = isLast ? nil : arrangement.isMirrored ? .left : .right
            let isCovered = column == .secondary && state.isCovered
            if pane.isCovered != isCovered { pane.isCovered = isCovered }
        }
    }
}
