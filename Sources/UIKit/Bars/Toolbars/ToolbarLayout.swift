import Foundation

/// The places of the items of a toolbar, from its leading edge on. Items never overlap, and never reach beyond the bar.
struct ToolbarLayout {
    enum Part: Equatable {
        /// A view with the width that it wants to have, in points.
        case view(CGFloat)
        case fixedSpace(CGFloat)
        case flexibleSpace

        var isView: Bool {
            if case .view = self { true } else { false }
        }
    }

    /// The gap between two views without a space between them, in points.
    static let gap: CGFloat = 16

    /// The items, with the usual gaps as spaces of their own.
    private let parts: [Part]
    /// How much room each part has.
    private var lengths: [CGFloat] = []
    /// How much room each space has at least: as much as keeps the views at its sides apart.
    private var least: [CGFloat] = []

    /// - Parameters:
    ///   - items: From the leading edge on.
    ///   - room: In points.
    init(_ items: [Part], in room: CGFloat) {
        var parts: [Part] = []
        for item in items {
            if item.isView, parts.last?.isView == true { parts.append(.fixedSpace(Self.gap)) }
            parts.append(item)
        }
        self.parts = parts
        let first = parts.firstIndex(where: \.isView) ?? 0
        let last = parts.lastIndex(where: \.isView) ?? 0
        for (index, part) in parts.enumerated() {
            let gap = index > first && index < last ? Self.gap : 0
            switch part {
            case .view(let width):
                lengths.append(max(0, width))
                least.append(0)
            case .fixedSpace(let width):
                lengths.append(max(0, width))
                least.append(min(gap, max(0, width)))
            case .flexibleSpace:
                lengths.append(gap)
                least.append(gap)
            }
        }
        let rest = room - lengths.reduce(0, +)
        if rest >= 0 { share(rest) } else { shrink(to: max(0, room)) }
    }

    /// The place of each view, in points, in the order of the items.
    var views: [(start: CGFloat, width: CGFloat)] {
        var start: CGFloat = 0
        var views: [(start: CGFloat, width: CGFloat)] = []
        for (part, length) in zip(parts, lengths) {
            if part.isView { views.append((start, length)) }
            start += length
        }
        return views
    }

    private func indices(where isIncluded: (Part) -> Bool) -> [Int] {
        parts.indices.filter { isIncluded(parts[$0]) }
    }

    private func length(of indices: [Int]) -> CGFloat {
        indices.reduce(0) { $0 + lengths[$1] }
    }

    /// All flexible spaces become alike, but for those that have to be wider.
    private mutating func share(_ rest: CGFloat) {
        var open = indices { $0 == .flexibleSpace }
        var room = rest + length(of: open)
        while let wider = open.firstIndex(where: { lengths[$0] > room / CGFloat(open.count) }) {
            room -= lengths[open.remove(at: wider)]
        }
        for index in open { lengths[index] = room / CGFloat(open.count) }
    }

    /// Spaces become narrower first, as far as they may; then the widest views; and where there is next to nothing the gaps too.
    private mutating func shrink(to room: CGFloat) {
        let (views, spaces) = (indices(where: \.isView), indices { !$0.isView })
        let slack = spaces.reduce(0) { $0 + lengths[$1] - least[$1] }
        let excess = length(of: views) + length(of: spaces) - room
        let kept = slack > 0 ? max(0, 1 - excess / slack) : 0
        for index in spaces { lengths[index] = least[index] + (lengths[index] - least[index]) * kept }
        let gaps = length(of: spaces)
        if gaps > room { for index in spaces { lengths[index] *= room / gaps } }
        let level = Self.level(of: views.map { lengths[$0] }, in: max(0, room - gaps))
        for index in views { lengths[index] = min(lengths[index], level) }
    }

    /// Returns how wide the widest view may be so that all of them fit, in whole points.
    private static func level(of widths: [CGFloat], in room: CGFloat) -> CGFloat {
        var room = room
        for (index, width) in widths.sorted().enumerated() {
            let count = CGFloat(widths.count - index)
            guard width * count <= room else { return (room / count).rounded(.down) }
            room -= width
        }
        return .greatestFiniteMagnitude
    }
}
