/// The pixels that have to be drawn again: a few rectangles that cover them.
struct DamageRegion {
    /// Nothing outside is ever damaged.
    let limits: PixelRect
    private(set) var rects: [PixelRect] = []

    static let mostRects = 8

    init(limits: PixelRect) {
        self.limits = limits
    }

    var isEmpty: Bool {
        rects.isEmpty
    }

    mutating func add(_ rect: PixelRect) {
        var rect = rect.intersection(limits)
        guard !rect.isEmpty, !rects.contains(where: { $0.contains(rect) }) else { return }
        // A merged rectangle may reach others in turn.
        while let index = rects.firstIndex(where: { Self.areBetterMerged($0, rect) }) {
            rect = rect.union(rects.remove(at: index))
        }
        rects.append(rect)
        if rects.count > Self.mostRects {
            mergeClosestPair()
        }
    }

    private static func areBetterMerged(_ one: PixelRect, _ other: PixelRect) -> Bool {
        one.intersects(other) || one.union(other).area <= (one.area + other.area) * 5 / 4
    }

    private mutating func mergeClosestPair() {
        var best = (waste: Int.max, first: 0, second: 1)
        for first in rects.indices {
            for second in rects.indices where second > first {
                let waste = rects[first].union(rects[second]).area - rects[first].area - rects[second].area
                if waste < best.waste { best = (waste, first, second) }
            }
        }
        let second = rects.remove(at: best.second)
        let first = rects.remove(at: best.first)
        add(first.union(second))
    }
}
