import CoreGraphics

/// Remembers laid out texts, so that measuring and drawing the same text costs one layout and then look-ups.
final class TextLayoutCache {
    private struct Key: Hashable {
        let text: StyledText
        let width: CGFloat?
        let lineLimit: Int
    }

    /// Costs are in bytes, of the layouts and of the texts that are their keys.
    private var layouts = LeastRecentlyUsedCache<Key, LaidOutText>(costLimit: 16 << 20)

    /// The text as it is measured: `width` in points, nil for no limit; `lineLimit` nil for the text's own.
    func layout(_ text: StyledText, width: CGFloat?, lineLimit: Int? = nil) -> LaidOutText {
        let text = text.mayNeedSanitizing ? text.sanitized : text
        let lineLimit = max(0, lineLimit ?? text.maximumLines)
        guard let width else { return layout(text, nil, lineLimit) }
        let bytes = text.runs.reduce(0) { $0 + $1.text.utf8.count }
        // A short text has the same lines at every width that it fits, so one layout serves them all.
        if bytes <= Self.shortText {
            let free = layout(text, nil, lineLimit)
            if free.metrics.size.width <= width { return free }
        }
        return layout(text, width.isNaN ? 0 : max(0, width), lineLimit)
    }

    /// The text as it is drawn in an area of `size` points: with fewer lines than its own limit where the height asks
    /// for it.
    func layout(_ text: StyledText, in size: CGSize) -> LaidOutText {
        let all = layout(text, width: size.width)
        guard all.metrics.lineCount > 1, all.metrics.size.height > size.height else { return all }
        let fitting = all.lineCount(fitting: size.height)
        return fitting < all.metrics.lineCount ? layout(text, width: size.width, lineLimit: fitting) : all
    }

    /// In bytes of UTF-8.
    private static let shortText = 256

    private func layout(_ text: StyledText, _ width: CGFloat?, _ lineLimit: Int) -> LaidOutText {
        let key = Key(text: text, width: width, lineLimit: lineLimit)
        if let known = layouts.value(for: key) { return known }
        let layout = LaidOutText(text, width: width, lineLimit: lineLimit)
        layouts.insert(layout, for: key, cost: layout.memoryCost + text.descriptionBytes)
        return layout
    }
}
