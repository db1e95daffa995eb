/// How a segmented control is divided, and what its parts look like.
extension UISegmentedControl {
    /// From the leading end on; mirrored where the interface is.
    var frames: [CGRect] {
        var x = bounds.minX
        return widths.fitted(to: bounds.width).map { width in
            defer { x += width }
            return mirroredIfNeeded(CGRect(x: x, y: bounds.minY, width: width, height: bounds.height))
        }
    }

    var widths: SegmentWidths {
        if let knownWidths { return knownWidths }
        let styles = [style(in: .normal), style(in: .selected)]
        let widths = SegmentWidths(
            fixed: segments.map(\.width), natural: segments.map { $0.naturalWidth(in: styles) },
            isApportioned: apportionsSegmentWidthsByContent)
        knownWidths = widths
        return widths
    }

    func style(in state: UIControl.State) -> SegmentStyle {
        SegmentStyle(state, titleAttributes.shown(in: state))
    }

    func style(of index: Int) -> SegmentStyle {
        style(in: state(of: index))
    }

    func state(of index: Int) -> UIControl.State {
        var state: UIControl.State = index == selection ? .selected : []
        if !isEnabled || !segments[index].isEnabled { state.insert(.disabled) }
        if index == pressed, index != selection { state.insert(.highlighted) }
        return state
    }

    func arrange() {
        let frames = frames
        ground.place(in: bounds, radius: ControlRadius.medium)
        ground.fill(ControlColors.surface)
        lines.place(in: bounds, radius: 0)
        arrangeLines(frames)
        if let pressed, pressed != selection, frames.indices.contains(pressed) {
            pressedMark.place(in: mark(frames[pressed]), radius: ControlRadius.small)
            pressedMark.fill(ControlColors.pressedSurface)
        } else {
            pressedMark.fill(nil)
        }
        chip.isHidden = !frames.indices.contains(selection)
        guard !chip.isHidden else { return }
        chip.place(in: mark(frames[selection]), radius: ControlRadius.small)
        chip.fill(selectedSegmentTintColor ?? ControlColors.raised)
        chip.edge(ControlColors.hairline, width: 1)
    }

    func arrangeLines(_ frames: [CGRect]) {
        let count = max(frames.count - 1, 0)
        for _ in lines.children.count..<max(count, lines.children.count) { lines.addPiece(ControlPart()) }
        for line in lines.children[count...] { line.removeFromSuperlayer() }
        for (index, line) in lines.children.enumerated() {
            guard let line = line as? ControlPart else { continue }
            let x = isMirrored ? frames[index].minX : frames[index].maxX
            line.place(
                in: CGRect(x: x.rounded() - 0.5 - bounds.minX, y: 8, width: 1, height: bounds.height - 16), radius: 0)
            line.fill(touchesMark(index) || touchesMark(index + 1) ? nil : ControlColors.hairline)
        }
    }

    func touchesMark(_ index: Int) -> Bool {
        index == selection || index == pressed
    }

    func mark(_ frame: CGRect) -> CGRect {
        let left = frame.minX.rounded()
        return CGRect(x: left, y: frame.minY, width: frame.maxX.rounded() - left, height: frame.height)
            .shrunk(dx: Self.inset, dy: Self.inset)
    }
}
