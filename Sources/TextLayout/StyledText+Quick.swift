import CoreGraphics

extension StyledText {
    /// Whether laying it out and drawing it takes a few milliseconds at most, whatever it says.
    ///
    /// - Parameter scale: pixels per point.
    package func isQuick(scale: CGFloat) -> Bool {
        guard runs.count <= 8 else { return false }
        let bytes = runs.reduce(0) { $0 + $1.text.utf8.count }
        guard bytes <= 512 else { return false }
        return runs.allSatisfy { run in
            let side = run.font.sanitized.size * scale
            // A line around each letter, and a blur of all of them, are work of their own.
            let isPlain = run.ornaments.map { $0.stroke == nil && $0.shadow == nil } ?? true
            return isPlain && CGFloat(bytes) * side * side <= 1_000_000
        }
    }
}
