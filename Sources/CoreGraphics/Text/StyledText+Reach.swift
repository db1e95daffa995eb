extension StyledText {
    /// Around all that is drawn of the text in `area`, in points.
    package func extent(in area: CGRect) -> CGRect {
        if let extent = extentOfPlainLine(in: area) { return extent }
        let reach = reach
        let extent = area.insetBy(dx: -reach, dy: -reach)
        // A line that is higher than the area goes beyond one edge with all of that; from the middle `reach` has room for it.
        let line = min(runs.map(\.font.size).max() ?? 0, 1024)
        guard verticalAlignment != .center, line > area.height else { return extent }
        let top = verticalAlignment.top(ofHeight: line, in: area)
        return extent.union(
            CGRect(x: area.minX, y: top, width: area.width, height: line).insetBy(dx: -reach, dy: -reach))
    }

    /// Most labels show one upright line of the system font, whose letters without accents stay close to their line: so a label that
    /// changes does not have those around it drawn again.
    ///
    /// - Returns: Nil for any other text.
    private func extentOfPlainLine(in area: CGRect) -> CGRect? {
        guard maximumLines == 1, runs.count == 1, paragraphs.isEmpty, let run = runs.first, run.ornaments == nil,
            run.font.family == nil, !run.font.isItalic, (1...1024).contains(run.font.size)
        else { return nil }
        let size = run.font.size
        // Of less room a letter may need more than there is.
        guard area.width >= 2 * size else { return nil }
        let bytes = run.text.utf8
        guard bytes.count <= 128, bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return nil }
        // A line of Inter, the system font, is 1.21 times as high as its size.
        let line = 1.25 * size
        let box = CGRect(
            x: area.minX, y: verticalAlignment.top(ofHeight: line, in: area), width: area.width, height: line)
        // Below, a baseline that is moved to whole pixels, and a letter's edge.
        return box.insetBy(dx: -max(0.2 * size, 1), dy: -max(0.1 * size, 1))
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
