/// How wide the segments of a segmented control are, in points.
struct SegmentWidths {
    /// What was set; 0 or less is nothing.
    let fixed: [CGFloat]
    /// What the titles need.
    let natural: [CGFloat]
    let isApportioned: Bool

    private var wanted: [CGFloat] {
        let free = zip(fixed, natural).filter { $0.0 <= 0 }.map(\.1)
        let widest = free.max() ?? 0
        return zip(fixed, natural).map { $0 > 0 ? $0 : isApportioned ? $1 : widest }
    }

    var total: CGFloat {
        wanted.reduce(0, +)
    }

    /// Shares what there is too much or too little among the segments without a width of their own; among all of them
    /// where each has one.
    func fitted(to width: CGFloat) -> [CGFloat] {
        let wanted = wanted
        guard !wanted.isEmpty else { return [] }
        let free = fixed.map { $0 <= 0 }
        let isShared = free.contains(true) ? free : fixed.map { _ in true }
        let shared = zip(wanted, isShared).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
        let rest = max(width - (total - shared), 0)
        let count = CGFloat(isShared.count { $0 })
        return zip(wanted, isShared).map { own, isShared in
            guard isShared else { return own }
            return shared > 0 ? own * rest / shared : rest / count
        }
    }
}
