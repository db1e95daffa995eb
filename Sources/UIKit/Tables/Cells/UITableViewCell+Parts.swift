/// The work that a cell does with its parts.
extension UITableViewCell {
    // MARK: What the table says

    /// Takes over what the table says of the row.
    func adopt(_ new: TableCellSetting, animated: Bool = false) {
        guard new != setting else { return }
        let old = setting
        setting = new
        if new.isEditing != isEditingNow { setEditing(new.isEditing, animated: animated) }
        if new.cornerRadius > 0 || old.cornerRadius > 0 { updateCorners() }
        if new.style != old.style || new.showsSelection != old.showsSelection { ground.update() }
        UIView.performWithoutAnimation { controls.update() }
        updateMargins()
        setNeedsLayout()
    }

    private func updateCorners() {
        let isRound = setting.isFirstInSection || setting.isLastInSection
        layer.cornerRadius = isRound ? setting.cornerRadius : 0
        layer.masksToBounds = setting.cornerRadius > 0
        var corners: CACornerMask = []
        if setting.isFirstInSection { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if setting.isLastInSection { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.maskedCorners = corners
    }

    func updateMargins() {
        contentView.insetsLayoutMarginsFromSafeArea = setting.keepsToSafeArea
        let indentation = max(0, CGFloat(indentationLevel) * indentationWidth)
        directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: TableCellTextLayout.verticalMargin, leading: setting.margin,
            bottom: TableCellTextLayout.verticalMargin, trailing: setting.margin)
        let hasTrailing = accessories.size != nil || controls.reorder != nil
        contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: TableCellTextLayout.verticalMargin,
            leading: setting.margin + (indentation.isFinite ? indentation : 0),
            bottom: TableCellTextLayout.verticalMargin,
            trailing: hasTrailing ? TableCellLayout.accessoryGap : setting.margin)
    }

    func forgetRow() {
        isSelected = false
        isHighlighted = false
        if isEditingNow { setEditing(false, animated: false) }
        setting.isEditing = false
        isDeletionAsked = false
        swipeShift = 0
        isLifted = false
        dragPart = CellDragPart()
        setNeedsUpdateConfiguration()
    }

    /// Whether the table leaves the cell in place though its row is not seen: it has the keys, or the user holds it.
    var isHeldInTable: Bool {
        if isLifted || listView?.keys.holds(self) == true { return true }
        guard let window else { return false }
        if let focused = window.focusSystem.focusedItem as? UIView, focused.isDescendant(of: self) { return true }
        return (window.firstResponder as? UIView)?.isDescendant(of: self) == true
    }

    // MARK: State

    var currentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isFocused = isFocused
        state.isEditing = isEditingNow
        state.isSwiped = swipeShift != 0
        state.isReordering = isLifted
        state.cellDragState = dragPart.drag
        state.cellDropState = dragPart.drop
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    /// Whether the background shows that the row is selected or pressed.
    var showsSelection: Bool {
        isSelected || isHighlighted
    }

    func stateDidChange(animated: Bool) {
        setNeedsUpdateConfiguration()
        let change = { [self] in
            ground.update()
            classic.highlight(showsSelection && selectionStyle != .none)
        }
        if animated {
            UIView.animate(withDuration: 0.3, animations: change)
        } else {
            UIView.performWithoutAnimation(change)
        }
        controls.edit?.isChosen = isSelected
        UpdateCycle.main.setNeedsUpdate()
    }

    /// Dresses the cell for its state, if that has changed.
    func updateConfigurationIfNeeded() {
        guard isConfigurationDue else { return }
        isConfigurationDue = false
        let state = currentState
        if automaticallyUpdatesContentConfiguration, let configuration = host.configuration {
            host.configuration = configuration.updated(for: state)
        }
        ground.update()
        updateConfiguration(using: state)
        // Configurations that the update has just set are for this state, and ask for no other update.
        isConfigurationDue = false
    }

    func setContent(_ configuration: (any UIContentConfiguration)?) {
        let state = currentState
        host.configuration =
            automaticallyUpdatesContentConfiguration ? configuration?.updated(for: state) : configuration
        setNeedsLayout()
        contentNeedsAnotherSize()
    }

    // MARK: Editing

    func changeEditing(to editing: Bool, animated: Bool) {
        guard editing != isEditingNow else { return }
        let mask: StateMask = editing ? .showingEditControl : []
        willTransition(to: mask)
        isEditingNow = editing
        accessories.update()
        UIView.performWithoutAnimation { controls.update() }
        updateMargins()
        setNeedsUpdateConfiguration()
        guard animated, window != nil else {
            didTransition(to: mask)
            return
        }
        UIView.animate(
            withDuration: 0.3, animations: { self.layoutIfNeeded() },
            completion: { [weak self] _ in self?.didTransition(to: mask) })
    }

    // MARK: Size

    /// Has the row be measured again, if the table measures it.
    func contentNeedsAnotherSize() {
        guard !isBeingMeasured, let listView, listView.selfSizingInvalidation != .disabled else { return }
        listView.tiles.sizeDidChange(of: self)
    }

    private func layout(in size: CGSize) -> TableCellLayout {
        TableCellLayout(
            size: CGSize(width: max(0, size.width - setting.indexWidth), height: size.height), margin: setting.margin,
            editControl: controls.edit == nil ? 0 : EditControlView.width,
            isIndented: shouldIndentWhileEditing && setting.indentsWhileEditing, accessory: accessories.size,
            reorderControl: controls.reorder == nil ? 0 : ReorderControlView.width)
    }

    func fittingSize(width: CGFloat) -> CGSize {
        let content = layout(in: CGSize(width: width, height: bounds.height)).content
        guard contentView.containsAutoLayout else {
            return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        }
        let height = contentView.systemLayoutSizeFitting(
            CGSize(width: content.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        // The texts of the cell's style are in no constraints.
        let least =
            host.view is UIListContentView ? TableLook.rowHeight : classic.exists ? usualHeight(width: width) : 0
        return CGSize(width: width, height: max(least, height))
    }

    /// The height of what the cell's style shows.
    func usualHeight(width: CGFloat) -> CGFloat {
        guard classic.exists else { return TableLook.rowHeight }
        let content = layout(in: CGSize(width: width, height: bounds.height)).content
        return classic.height(width: content.width, margins: contentView.layoutMargins)
    }

    // MARK: Layout

    func layOutParts() {
        updateConfigurationIfNeeded()
        let layout = layout(in: bounds.size)
        let shifted = bounds.offsetBy(dx: swipeShift, dy: 0)
        ground.layOut(in: shifted)
        contentView.frame = mirroredIfNeeded(layout.content).offsetBy(dx: swipeShift, dy: 0)
        accessories.layOut(in: layout.accessory, shift: swipeShift)
        controls.layOut(layout, shift: swipeShift)
        classic.layOut()
        separators.layOut(in: shifted, automatic: separatorStart)
        guard let listView, listView.selfSizingInvalidation == .enabledIncludingConstraints, rowPath != nil,
            contentView.containsAutoLayout,
            abs(fittingSize(width: bounds.width).height - bounds.height) > hairline
        else { return }
        contentNeedsAnotherSize()
    }

    /// The distance at which the line below the row begins by itself, from the leading edge: that of the texts.
    var separatorStart: CGFloat {
        let content = layout(in: bounds.size).content
        if let start = (host.view as? UIListContentView).flatMap(textStart) { return content.minX + start }
        return content.minX + (classic.exists ? classic.textStart ?? contentMargin : contentMargin)
    }

    private var contentMargin: CGFloat {
        let margins = contentView.layoutMargins
        return isMirrored ? margins.right : margins.left
    }

    /// The distance of a text with an image before it from the leading edge of its view.
    private func textStart(in view: UIListContentView) -> CGFloat? {
        guard view.imageLayoutGuide != nil, let frame = view.textLayoutGuide?.layoutFrame else { return nil }
        return isMirrored ? view.bounds.maxX - frame.maxX : frame.minX - view.bounds.minX
    }

    // MARK: Accessibility

    /// The cell as assistive software finds it: one element with the row's texts, unless there is something in it that can be operated.
    var describedRow: StandardAccessibility {
        var texts: [String] = []
        let hasControls = contentView.collectTexts(into: &texts)
        let isOperable = hasControls || accessoryView is UIControl || accessoryType.isButton
        return StandardAccessibility(
            role: .other, isElement: !isOperable && !isEditingNow && swipeShift == 0 && !texts.isEmpty,
            label: texts.isEmpty ? nil : texts.joined(separator: ", "))
    }
}

extension UITableViewCell.AccessoryType {
    fileprivate var isButton: Bool {
        self == .detailButton || self == .detailDisclosureButton
    }
}

extension UIView {
    /// Collects the words of the labels in the view.
    ///
    /// - Returns: Whether there are controls among them.
    fileprivate func collectTexts(into texts: inout [String]) -> Bool {
        var hasControls = false
        for view in subviews where !view.isHidden && !view.accessibilityElementsHidden {
            if view is UIControl {
                hasControls = true
            } else if let text = (view as? UILabel)?.text, !text.isEmpty {
                texts.append(view.accessibilityLabel ?? text)
            } else if view.collectTexts(into: &texts) {
                hasControls = true
            }
        }
        return hasControls
    }
}

extension UITableViewCell: SwipeableRow {
    /// The view of the background, which lies behind everything else that a swipe moves aside.
    package var swipedView: UIView {
        ground.view
    }

    package var swipeOffset: CGFloat {
        get { swipeShift }
        set {
            guard newValue != swipeShift, newValue.isFinite else { return }
            swipeShift = newValue
            setNeedsUpdateConfiguration()
            layoutIfNeeded()
        }
    }
}

extension UITableViewCell.CellStyle {
    /// A configuration, with nothing in it, that shows the same as a cell of this style.
    @MainActor var contentConfiguration: UIListContentConfiguration {
        switch self {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }
}
