/// The layout controller carries out the moves that the state asks for.
extension SplitLayoutController {
    /// Returns the facts by which the state would be decided if the split view had this size, in points.
    func conditions(in size: CGSize) -> SplitConditions {
        let pages = baseStack?.viewControllers
        return SplitConditions(
            preferences: preferences, given: Set(columns.given.keys), size: size,
            others: columns.style.columns.dropLast().map { width(of: $0, in: size.width) }.reduce(0, +),
            isCompact: split?.traitCollection.horizontalSizeClass == .compact,
            parts: pages.map { pages in loans.compactMapValues { $0.start(in: pages) } })
    }

    /// The facts by which the state is decided now.
    var conditions: SplitConditions {
        conditions(in: view?.bounds.size ?? .zero)
    }

    /// - Parameters:
    ///   - own: The transition that the moves have begun themselves, or nil.
    ///   - other: The transition with which the event came, or nil.
    func perform(
        _ move: SplitMove, in own: TransitionCoordinator?, along other: (any UIViewControllerTransitionCoordinator)?
    ) {
        switch move {
        case .install, .choose, .become, .collapse, .comeApart, .endSlide, .begin: break
        case .expect(let sizeClass):
            guard sizeClass != nil else { break }
            other?.animate(alongsideTransition: nil) { [weak self] _ in self?.receive(.expectationEnd) }
        case .announce(let mode):
            if let split { split.delegate?.splitViewController(split, willChangeTo: mode) }
        case .announceColumn(let column, let isComing): announce(column, isComing: isComing)
        case .beginAppearance(let column, let isAppearing):
            let isAnimated = own?.isAnimated ?? other?.isAnimated ?? false
            if isShown { placed[column]?.beginAppearanceTransition(isAppearing, animated: isAnimated) }
        case .announceSizes: if let own { announceSizes(with: own) }
        case .askForPrimary: askForPrimary()
        case .askForTop(let proposed): askForTop(proposed)
        case .askForMode: askForMode()
        case .reportCollapse: if let split { split.delegate?.splitViewControllerDidCollapse(split) }
        case .reportExpansion: if let split { split.delegate?.splitViewControllerDidExpand(split) }
        case .put(let column): put(columns.child(for: column), in: column)
        case .remove(let column): put(nil, in: column)
        case .place(let column, let mode):
            // Whoever heard of the moves before may have hidden it.
            guard mode != nil || shows(column) else { break }
            place(column, before: mode.map { arrangement($0, in: view?.bounds.size ?? .zero) })
        case .takeOut(let column): if !shows(column) { takeOut(column) }
        case .fit(let mode): fit(mode)
        case .mergeSecondary: mergeSecondary()
        case .lend(let column, let animated): if let baseStack { lend(column, to: baseStack, animated: animated) }
        case .separate: separate()
        case .cut(let index):
            if let baseStack {
                baseStack.setViewControllers(Array(baseStack.viewControllers.prefix(index)), animated: false)
            }
        case .pop(let index):
            guard let baseStack, baseStack.viewControllers.indices.contains(index - 1) else { break }
            baseStack.popToViewController(baseStack.viewControllers[index - 1], animated: true)
        case .slide: if let own { slide(with: own) }
        case .join: if let other { join(other) }
        case .settle: settle()
        case .finish: finishMoves()
        case .updateButton: split?.displayModeDidChange()
        case .setNeedsLayout: view?.setNeedsLayout()
        }
    }

    private func announce(_ column: Column, isComing: Bool) {
        guard let split, let delegate = split.delegate else { return }
        isComing
            ? delegate.splitViewController(split, willShow: column)
            : delegate.splitViewController(split, willHide: column)
    }

    /// The one column has its size before the stacks change: whoever appears on its stack appears in that size.
    private func fit(_ mode: DisplayMode?) {
        guard let collapsed = state.collapsed else { return }
        let bounds = view?.bounds ?? .zero
        if mode == nil, !isShown { placed[collapsed]?.loadViewIfNeeded() }
        resizeOne(to: mode.map { arrangement($0, in: bounds.size).frame(of: collapsed) } ?? bounds)
    }

    // MARK: What the delegate decides

    private func askForPrimary() {
        if let split, let own = split.delegate?.primaryViewController(forCollapsing: split) {
            columns.set(own, in: .primary)
        }
        receive(.collapse(top: .primary))
    }

    private func askForTop(_ proposed: Column) {
        guard let split else { return }
        let top = split.delegate?.splitViewController(split, topColumnForCollapsingToProposedTopColumn: proposed)
        receive(.collapse(top: top ?? proposed))
    }

    private func askForMode() {
        guard let split else { return }
        guard columns.style != .unspecified, let delegate = split.delegate else { return receive(.expansion(nil)) }
        let proposed = state.wantedMode(in: conditions)
        receive(
            .expansion(delegate.splitViewController(split, displayModeForExpandingToProposedDisplayMode: proposed)))
    }
}
