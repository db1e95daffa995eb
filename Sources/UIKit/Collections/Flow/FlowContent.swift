/// The sections of a flow layout one after the other.
struct FlowContent {
    let sections: [FlowSection]
    /// The places at which the sections begin along the direction of scrolling, and behind them the end of the last one, in points.
    private let starts: [CGFloat]

    init(_ sections: [FlowSection]) {
        self.sections = sections
        var starts: [CGFloat] = [0]
        starts.reserveCapacity(sections.count + 1)
        for section in sections { starts.append(starts[starts.count - 1] + section.length) }
        self.starts = starts
    }

    var length: CGFloat {
        starts[sections.count]
    }

    func start(of section: Int) -> CGFloat {
        starts[section]
    }

    func end(of section: Int) -> CGFloat {
        starts[section + 1]
    }

    /// The sections that touch what lies between two places along the direction of scrolling.
    func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let first = FlowSection.firstIndex(below: sections.count) { starts[$0 + 1] >= start }
        let last = FlowSection.firstIndex(below: sections.count) { starts[$0] > end }
        return first..<max(first, last)
    }

    /// The rectangle of a header that stays in sight while its section is; `pinnedFooter(of:visible:)` is the same for a footer.
    ///
    /// - Parameters:
    ///   - visible: The part of the content that is seen along the direction of scrolling.
    func pinnedHeader(of section: Int, visible: ClosedRange<CGFloat>) -> FlowRect {
        var rect = sections[section].header
        let last = end(of: section) - sections[section].metrics.footer - rect.length
        rect.along = max(min(max(start(of: section), visible.lowerBound), last), start(of: section))
        return rect
    }

    func pinnedFooter(of section: Int, visible: ClosedRange<CGFloat>) -> FlowRect {
        var rect = sections[section].footer
        let natural = start(of: section) + rect.along
        let first = start(of: section) + sections[section].metrics.header
        rect.along = min(max(min(natural, visible.upperBound - rect.length), first), natural)
        return rect
    }
}
