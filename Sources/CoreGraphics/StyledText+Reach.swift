extension StyledText {
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
