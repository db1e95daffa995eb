/// The changes that a list makes to its cell.
extension UICollectionViewListCell {
    final var listState: UICellConfigurationState {
        var state = super.configurationState
        state.isExpanded = isExpanded
        state.isSwiped = swipeOffset != 0
        return state
    }

    // MARK: Place in the list

    final func fit(to row: ListRow?) {
        guard row != self.row else { return }
        let wasHeader = self.row?.part == .header
        self.row = row
        // Accessories of headers are operated otherwise.
        if wasHeader != (row?.part == .header), !accessories.isEmpty { parts.forgetAccessories() }
        traitOverrides.listEnvironment = row?.appearance.environment ?? .none
        if let part = row?.part { fitBackground(to: part) }
        setNeedsUpdateConfiguration()
    }

    /// A cell that heads its section has the background of headers, unless the app has given it another one.
    private func fitBackground(to part: ListRow.Part) {
        guard backgroundConfiguration?.list?.followsList == true else { return }
        let wanted: ListBackground.Part
        switch part {
        case .cell, .background: wanted = .cell
        case .header: wanted = .header
        case .footer: wanted = .footer
        }
        guard backgroundConfiguration?.list?.part != wanted else { return }
        switch wanted {
        case .cell: backgroundConfiguration = .listCell()
        case .header: backgroundConfiguration = .listHeader()
        case .footer: backgroundConfiguration = .listFooter()
        }
    }

    // MARK: Outlines

    final func expansionDidChange() {
        parts.followState()
        setNeedsUpdateConfiguration()
    }

    /// Whether a tap anywhere on the cell opens and closes what belongs to it, as on the header of a section that is an outline.
    package final var opensOutlineByTap: Bool { parts.opensOutlineByTap }

    /// Does what a touch of the outline's arrow does.
    package final func toggleOutline() {
        parts.toggleOutline()
    }

    // MARK: Layout

    final func contentWidthDidChange() {
        setNeedsLayout()
        if superview != nil { collectionView?.contentDidChange(in: self) }
    }

    final func layOutParts() {
        parts.layOut()
        separators.layOut()
        roundCorners()
    }

    private func roundCorners() {
        guard let background = configuredBackground else { return }
        let corners = row?.roundCorners ?? []
        background.standardCornerRadius = corners.isEmpty ? 0 : ListRow.sectionRadius
        background.maskedCorners = corners
    }

    // MARK: Swiping

    final func swipeDidChange(from old: CGFloat) {
        if (old == 0) != (swipeOffset == 0) { setNeedsUpdateConfiguration() }
        let translation = CGAffineTransform(translationX: swipeOffset, y: 0)
        for view in [contentView, configuredBackground, backgroundView, selectedBackgroundView] {
            view?.transform = translation
        }
        parts.shift(by: translation)
        separators.shift(by: translation)
    }
}

extension UICollectionViewListCell: SwipeableRow {
    package final var swipedView: UIView { contentView }
}
