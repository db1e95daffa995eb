import CoreGraphics

/// Remembers laid out texts, so that measuring and drawing the same text costs one layout and then look-ups.
@MainActor final class TextLayoutCache {
    static let shared = TextLayoutCache()

    private struct Key: Hashable {
        let text: StyledText
        let width: CGFloat?
        let lineLimit: Int
    }

    /// Costs are estimates in bytes.
    private var layouts = LeastRecentlyUsedCache<Key, LaidOutText>(costLimit: 16 << 20)

    /// The text as it is measured: `width` in points, nil for no limit; `lineLimit` nil for the text's own.
    func layout(_ text: StyledText, width: CGFloat?, lineLimit: Int? = nil) -> LaidOutText {
        var text = text
        for index in text.runs.indices where text.runs[index].font.size.isNaN {
            text.runs[index].font = text.runs[index].font.sanitized
        }
        let width = width.map { $0.isNaN ? 0 : max(0, $0) }
        let key = Key(text: text, width: width, lineLimit: max(0, lineLimit ?? text.maximumLines))
        if let known = layouts.value(for: key) { return known }
        let layout = LaidOutText(text, width: width, lineLimit: key.lineLimit)
        let size = text.runs.reduce(0) { $0 + $1.text.utf8.count }
        layouts.insert(layout, for: key, cost: 2048 + size * 64)
        return layout
    }
}
