import TextLayout

/// The places of the parts of the field, and its size.
extension UITextField {
    func layout(_ bounds: CGRect) -> FieldLayout {
        FieldLayout(bounds: bounds, style: borderStyle, isMirrored: isMirrored)
    }

    func ownTextRect(_ bounds: CGRect, whileEditing isEditing: Bool) -> CGRect {
        let layout = layout(bounds)
        let leading = showsLeftView(whileEditing: isEditing) ? leftViewRect(forBounds: bounds) : nil
        var trailing: CGRect?
        if showsRightView(whileEditing: isEditing) {
            trailing = rightViewRect(forBounds: bounds)
        } else if showsClearButton(whileEditing: isEditing) {
            trailing = clearButtonRect(forBounds: bounds)
        }
        return layout.textRect(leading: leading, trailing: trailing)
    }

    /// The rectangle of the text as it is shown now.
    var shownTextRect: CGRect {
        let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        return rect.isFinite ? rect.standardized : bounds
    }

    // MARK: Views beside the text

    private func showsLeftView(whileEditing isEditing: Bool) -> Bool {
        leftView != nil && leftViewMode.isShown(whileEditing: isEditing)
    }

    private func showsRightView(whileEditing isEditing: Bool) -> Bool {
        rightView != nil && rightViewMode.isShown(whileEditing: isEditing)
    }

    private func showsClearButton(whileEditing isEditing: Bool) -> Bool {
        isEnabled && storage.length > 0 && clearButtonMode.isShown(whileEditing: isEditing)
            && !showsRightView(whileEditing: isEditing)
    }

    /// Returns the size that a view beside the text has, or wants where it has none.
    func size(of view: UIView) -> CGSize {
        let own = view.bounds.size
        guard own.width <= 0 || own.height <= 0 || !view.translatesAutoresizingMaskIntoConstraints else { return own }
        let wanted = view.systemLayoutSizeFitting(.zero)
        guard wanted.width > 0, wanted.height > 0 else { return own }
        return wanted
    }

    func replaceAccessory(_ old: UIView?) {
        if let old, old.superview === self { old.removeFromSuperview() }
        accessoriesDidChange()
    }

    /// Shows the views that are to be seen now, and takes the others away.
    func accessoriesDidChange() {
        let showsClearButton = showsClearButton(whileEditing: isEditing)
        if showsClearButton, clearButton == nil { clearButton = FieldClearButton { [unowned self] in userDidClear() } }
        let changes = [
            set(leftView, isShown: showsLeftView(whileEditing: isEditing)),
            set(rightView, isShown: showsRightView(whileEditing: isEditing)),
            set(clearButton, isShown: showsClearButton),
        ]
        guard changes.contains(true) else { return }
        placesDidChange()
        invalidateIntrinsicContentSize()
    }

    /// - Returns: Whether it was not so before.
    private func set(_ view: UIView?, isShown: Bool) -> Bool {
        guard let view, isShown != (view.superview === self) else { return false }
        if isShown { addSubview(view) } else { view.removeFromSuperview() }
        return true
    }

    func placeAccessories() {
        let reach = FieldClearButton.reach
        let places = [
            (leftView, leftViewRect(forBounds: bounds)), (rightView, rightViewRect(forBounds: bounds)),
            (clearButton, clearButtonRect(forBounds: bounds).insetBy(dx: -reach, dy: -reach)),
        ]
        for (view, rect) in places {
            guard let view, view.superview === self, rect.isFinite, view.frame != rect else { continue }
            view.frame = rect
        }
    }

    /// Lays the field out anew, because the text has another rectangle.
    func placesDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
        if isEditing { editor.revealCaret() }
        editor.onUpdate?()
    }

    func frameDidChange() {
        placesDidChange()
        invalidateIntrinsicContentSize()
    }

    func enablingDidChange() {
        if !isEnabled, isFirstResponder, !resignFirstResponder() { window?.firstResponder = nil }
        accessoriesDidChange()
        setNeedsDisplay()
    }

    // MARK: Text

    /// The line that is shown: that of the caret, or else the first one.
    var shownLine: TextLineFrame {
        let place = isEditing ? editor.shown(editor.text.selection.head) : TextPosition(0)
        return editor.geometry.line(at: place)
    }

    /// The distance that the line can be scrolled, in points: the room that it takes, and a caret behind it, beyond that of the text.
    private func overflow(_ line: TextLineFrame, in rect: CGRect) -> CGFloat {
        max(line.frame.width + Self.caretWidth - rect.width, 0)
    }

    private static var caretWidth: CGFloat { 2 }

    /// The place of the geometry's point zero, so that the line that is shown lies where the text is to be.
    var ownTextOrigin: CGPoint {
        let (line, rect) = (shownLine, shownTextRect)
        let room = rect.width - line.frame.width
        let x: CGFloat
        if overflow(line, in: rect) > 0 {
            // A line that is not edited is seen from its beginning.
            let most = overflow(line, in: rect)
            x = rect.minX - (isEditing ? min(max(session.scroll, 0), most) : line.isRightToLeft ? most : 0)
        } else {
            switch alignment {
            case .right: x = rect.minX + room
            case .center: x = rect.minX + room / 2
            default: x = rect.minX
            }
        }
        // The place is not rounded: so the baseline is on the pixel on which it is in a text that is not edited.
        return CGPoint(x: x - line.frame.minX, y: top(of: line.frame.height, in: rect) - line.frame.minY)
    }

    /// Left, right or center.
    private var alignment: NSTextAlignment {
        switch textAlignment {
        case .natural: isMirrored ? .right : .left
        case .justified: .left
        default: textAlignment
        }
    }

    private func top(of height: CGFloat, in rect: CGRect) -> CGFloat {
        switch contentVerticalAlignment {
        case .top: rect.minY
        case .bottom: rect.maxY - height
        default: rect.minY + (rect.height - height) / 2
        }
    }

    /// Returns the rectangle of a caret with its edges on pixels.
    func onPixels(_ caret: CGRect) -> CGRect {
        let scale = max(traitCollection.displayScale, 1)
        let left = (caret.minX * scale).rounded() / scale
        let (top, bottom) = ((caret.minY * scale).rounded(.down) / scale, (caret.maxY * scale).rounded(.up) / scale)
        return CGRect(x: left, y: top, width: caret.width, height: bottom - top)
    }

    /// Scrolls as little as it takes so that the caret, a rectangle in the field's coordinates, is seen.
    func revealCaret(_ caret: CGRect) {
        guard isEditing, caret.isFinite else { return }
        let (line, rect) = (shownLine, shownTextRect)
        let most = overflow(line, in: rect)
        let old = session.scroll
        var scroll = min(max(old, 0), most)
        // The caret's place without the scrolling: the origin was found with as much of it as the line allows.
        let x = caret.minX + scroll
        if x - scroll < rect.minX { scroll = x - rect.minX }
        if x + caret.width - scroll > rect.maxX { scroll = x + caret.width - rect.maxX }
        session.scroll = min(max(scroll, 0), most)
        if session.scroll != old { setNeedsDisplay() }
    }

    // MARK: Size

    var contentSize: CGSize {
        let layout = layout(CGRect(x: 0, y: 0, width: 0, height: 0))
        let line = editor.geometry.line(at: TextPosition(0)).frame
        let placeholder = styledPlaceholder(traitCollection)?.metrics(width: nil).size ?? .zero
        var width =
            max(line.width.rounded(.up) + Self.caretWidth, placeholder.width.rounded(.up)) + 2 * layout.insets.width
        let lineHeight = max(line.height, placeholder.height, style.font.lineHeight).rounded(.up) + 1
        var height = lineHeight + layout.addedHeight
        if showsLeftView(whileEditing: isEditing), let leftView {
            let size = size(of: leftView)
            width += max(size.width + layout.gap - layout.insets.width, 0)
            height = max(height, size.height)
        }
        if showsRightView(whileEditing: isEditing), let rightView {
            let size = size(of: rightView)
            width += max(size.width + layout.gap - layout.insets.width, 0)
            height = max(height, size.height)
        } else if clearButtonMode != .never {
            // The button comes and goes with the text, and the field is not to change its width with it.
            width += FieldLayout.clearButtonSize.width + layout.gap
        }
        return CGSize(width: width, height: height)
    }

    func ownBaselines(in size: CGSize) -> TextBaselines {
        let rect = textRect(forBounds: CGRect(origin: .zero, size: size))
        let line = editor.geometry.line(at: TextPosition(0))
        let top = top(of: line.frame.height, in: rect)
        let first = top + line.baseline - line.frame.minY
        return TextBaselines(firstFromTop: first, lastFromBottom: size.height - first)
    }
}
