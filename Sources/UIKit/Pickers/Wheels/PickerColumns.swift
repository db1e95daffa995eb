import CoreGraphics

/// Shares the width of a picker among its wheels.
struct PickerColumns {
    /// The place of each wheel as distances from the leading edge, in points.
    let columns: [Range<CGFloat>]

    /// The gap between two wheels, in points.
    static let spacing: CGFloat = 5

    /// - Parameters:
    ///   - width: The width for all wheels together, in points.
    ///   - wanted: The widths that the wheels shall have; those with nil share what is left. Where there is not room for all, each gets less
    ///     in proportion, and what is left over is at both sides.
    init(width: CGFloat, wanted: [CGFloat?]) {
        guard !wanted.isEmpty else {
            columns = []
            return
        }
        let room = max(width - CGFloat(wanted.count - 1) * Self.spacing, 0)
        let asked = wanted.map { $0.flatMap { $0.isFinite ? max($0, 0) : nil } }
        let taken = asked.reduce(0) { $0 + ($1 ?? 0) }
        let open = asked.count { $0 == nil }
        let share = open > 0 ? max(room - taken, 0) / CGFloat(open) : 0
        let scale = taken > room ? room / taken : 1
        let widths = asked.map { ($0.map { $0 * scale }) ?? share }
        let used = widths.reduce(0, +)
        var x = max(room - used, 0) / 2
        columns = widths.map { width in
            defer { x += width + Self.spacing }
            return x..<x + width
        }
    }
}
