/// The configurations and backgrounds of a cell.
extension UICollectionViewCell {
    final var stateNow: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isHighlighted = isHighlighted
        state.isSelected = isSelected
        state.isFocused = isFocused
        state.isEditing = isEditingItem
        state.isReordering = isReordering
        state.cellDragState = dragPart.drag
        state.cellDropState = dragPart.drop
        return state
    }

    /// The view that says how large the cell is: the one that a configuration made, else the content view.
    final var sizedContent: UIView {
        contentConfiguration == nil ? contentView : content.view ?? contentView
    }

    // MARK: Updating

    /// Brings the configurations up to date, if something was changed that they go by.
    package final func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate, !isUpdatingConfiguration else { return }
        needsConfigurationUpdate = false
        isUpdatingConfiguration = true
        defer { isUpdatingConfiguration = false }
        let state = configurationState
        if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
            contentConfiguration = configuration.updated(for: state)
        }
        if automaticallyUpdatesBackgroundConfiguration, let configuration = backgroundConfiguration {
            backgroundConfiguration = configuration.updated(for: state)
        }
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    final func contentConfigurationDidChange() {
        content.configuration = contentConfiguration
        if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
        collectionView?.contentDidChange(in: self)
    }

    final func backgroundConfigurationDidChange() {
        if let configuration = backgroundConfiguration {
            if backgroundView != nil { backgroundView = nil }
            if let configuredBackground {
                configuredBackground.configuration = configuration
            } else {
                let view = CellBackgroundView(configuration: configuration)
                fill(with: view, at: 0)
                configuredBackground = view
            }
        } else {
            configuredBackground?.removeFromSuperview()
            configuredBackground = nil
        }
        if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
    }

    // MARK: Background views

    final func backgroundViewDidChange(from old: UIView?) {
        guard old !== backgroundView else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        guard let backgroundView else { return }
        if backgroundConfiguration != nil { backgroundConfiguration = nil }
        fill(with: backgroundView, at: 0)
    }

    final func selectedBackgroundViewDidChange(from old: UIView?) {
        guard old !== selectedBackgroundView else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        placeSelectedBackground()
    }

    final func selectionDidChange() {
        placeSelectedBackground()
        contentView.markHighlighted(isSelected || isHighlighted)
        setNeedsUpdateConfiguration()
    }

    private func placeSelectedBackground() {
        guard let view = selectedBackgroundView else { return }
        let isSeen = isSelected || isHighlighted
        if isSeen, view.superview !== self {
            let ground = [backgroundView, configuredBackground].compactMap { $0 }.first { $0.superview === self }
            fill(with: view, at: ground.flatMap { subviews.firstIndex(of: $0) }.map { $0 + 1 } ?? 0)
        } else if !isSeen, view.superview === self {
            view.removeFromSuperview()
        }
    }

    private func fill(with view: UIView, at index: Int) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: index)
    }
}

extension UIView {
    /// Has labels and images in the view be shown as highlighted, or as usual.
    fileprivate func markHighlighted(_ isHighlighted: Bool) {
        for subview in subviews {
            if let label = subview as? UILabel {
                label.isHighlighted = isHighlighted
            } else if let image = subview as? UIImageView {
                image.isHighlighted = isHighlighted
            }
            subview.markHighlighted(isHighlighted)
        }
    }
}
