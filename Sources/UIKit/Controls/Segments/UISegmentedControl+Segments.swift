/// What becomes of changed and chosen segments.
extension UISegmentedControl {
    subscript(index: Int) -> Segment? {
        segments.indices.contains(index) ? segments[index] : nil
    }

    func insert(_ segment: Segment, at index: Int) {
        let index = min(max(index, 0), segments.count)
        segments.insert(segment, at: index)
        addSubview(segment.view)
        if selection != Self.noSegment, index <= selection { selection += 1 }
        segmentsDidChange()
    }

    func change(_ index: Int, _ change: (inout Segment) -> Void) {
        guard segments.indices.contains(index) else { return }
        change(&segments[index])
        segmentsDidChange()
    }

    func segmentsDidChange() {
        knownWidths = nil
        invalidateIntrinsicContentSize()
        stateDidChange()
    }

    func choose(_ index: Int) {
        guard isMomentary || index != selection, self[index]?.isEnabled == true else { return }
        let isFirst = selection == Self.noSegment
        selection = index
        // A chip that was not there has nowhere to come from.
        isFirst ? parts.jump([chip]) : parts.move()
        if let action = segments[index].action { sendAction(action) }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if isMomentary { selection = Self.noSegment }
    }

    func segment(at touch: UITouch) -> Int? {
        let point = touch.location(in: self)
        return frames.firstIndex { $0.minX <= point.x && point.x < $0.maxX }.flatMap {
            segments[$0].isEnabled ? $0 : nil
        }
    }

    func neighbour(_ direction: Int, in enabled: [Int]) -> Int? {
        if selection == Self.noSegment { return direction > 0 ? enabled.first : enabled.last }
        return direction > 0 ? enabled.first { $0 > selection } : enabled.last { $0 < selection }
    }
}
