extension StyledText {
    /// Around all that is drawn of the text in `area`, in points.
    package func extent(in area: CGRect) -> CGRect {
        let reach = reach
        let extent = area.insetBy(dx: -reach, dy: -reach)
        // A line that is higher than the area goes beyond one edge with all of that; from the middle `reach` has room for it.
        let line = min(runs.map(\.font.size).max() ?? 0, 1024)
        guard verticalAlignment != .center, line > area.height else { return extent }
        let top = verticalAlignment.top(ofHeight: line, in: area)
        return extent.union(
            CGRect(x: area.minX, y: top, width: area.width, height: line).insetBy(dx: -reach, dy: -reach))
    }

    /// How far what is drawn may go beyond the box of the lines, in points: an italic letter by half its size, ornaments
    /// by what they say.
    package var reach: CGFloat {
        runs.reduce(0) { most, run in
            guard run.font.size > 0 else { return most }
            let size = min(run.font.size, 1024)
            return max(most, size / 2 + (run.ornaments?.reach(ofSize: size) ?? 0))
        }
    }
}

extension StyledText.Ornaments {
    /// In points, beyond what the glyphs alone cover.
    package func reach(ofSize size: CGFloat) -> CGFloat {
        var reach = abs(baselineOffset) + size * abs(obliqueness)
        if let stroke { reach += size * abs(stroke.width) / 100 }
        if let shadow { reach += max(abs(shadow.offset.width), abs(shadow.offset.height)) + 2 * shadow.blurRadius }
        return reach.isNaN ? 0 : min(reach, 100_000)
    }
}
