/// The order in which people read the views that lie in one view: line by line from top to bottom, and within a line from the leading
/// edge to the trailing one. The Tab key goes through views in this order, and so do those who are told what is shown.
///
/// A line begins with the uppermost view, and with the highest one of several. A view is in a line if its middle is at the height of the line's
/// first view. Views of a line that stand below each other are a
/// column of it, which is read to its end before the next one begins. A view that lies wholly on another one is not beside it, and is
/// in a line of its own. Views in the same place are read from back to front.
@MainActor struct ReadingOrder {
    /// The edges of a view's frame. Where the interface runs from right to left they are mirrored, so that leading edges are always the
    /// smaller ones.
    @MainActor private struct Place {
        let view: UIView
        let leading: CGFloat
        let trailing: CGFloat
        let top: CGFloat
        let bottom: CGFloat

        init(_ view: UIView, isMirrored: Bool) {
            let frame = view.frame
            self.view = view
            leading = isMirrored ? -frame.maxX : frame.minX
            trailing = isMirrored ? -frame.minX : frame.maxX
            top = frame.minY
            bottom = frame.maxY
        }

        /// Whether the middle of a place that is not above this one is at its height, and some of it is beside this one.
        func isInLine(with other: Place) -> Bool {
            guard (other.top + other.bottom) / 2 < max(bottom, top.nextUp) else { return false }
            return other.leading < leading || other.trailing > trailing || other.bottom > bottom
        }
    }

    /// The views that are shown, in the order in which they are read.
    let views: [UIView]

    /// Sorts the views that lie in `view` and are shown, in the direction of that view.
    init(in view: UIView) {
        let shown = view.subviews.filter { !$0.isHidden && $0.alpha >= 0.01 }
        guard shown.count > 1 else {
            views = shown
            return
        }
        let isMirrored = view.isMirrored
        views = Self.lines(of: shown.map { Place($0, isMirrored: isMirrored) }).map(\.view)
    }

    private static func lines(of places: [Place]) -> [Place] {
        let sorted = places.sorted { ($0.top, -$0.bottom, $0.leading) < ($1.top, -$1.bottom, $1.leading) }
        var isRead = Array(repeating: false, count: sorted.count)
        var lines: [Place] = []
        for index in sorted.indices where !isRead[index] {
            let first = sorted[index]
            var line = [first]
            for other in sorted.indices.dropFirst(index + 1) {
                guard sorted[other].top < max(first.bottom, first.top.nextUp) else { break }
                guard !isRead[other], first.isInLine(with: sorted[other]) else { continue }
                isRead[other] = true
                line.append(sorted[other])
            }
            lines += line.count > 1 ? columns(of: line) : line
        }
        return lines
    }

    /// Sorts the places of a line, which come from top to bottom. Two are in one column if the middle of the narrower one is above or
    /// below the wider one.
    private static func columns(of line: [Place]) -> [Place] {
        var columns: [[Place]] = []
        var (start, end): (CGFloat, CGFloat) = (0, 0)
        for place in line.sorted(by: { $0.leading < $1.leading }) {
            let isBelow = (place.leading + place.trailing) / 2 < end || place.leading < (start + end) / 2
            if isBelow, !columns.isEmpty {
                columns[columns.endIndex - 1].append(place)
                end = max(end, place.trailing)
            } else {
                columns.append([place])
                (start, end) = (place.leading, place.trailing)
            }
        }
        // What stands in one column alone was not beside the line's first view, and is read from top to bottom as it is.
        return columns.count > 1 ? columns.flatMap(lines) : line
    }
}
