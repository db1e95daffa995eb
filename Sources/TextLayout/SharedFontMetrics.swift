import CPango
import CoreGraphics
import Synchronization

/// The measures of fonts for every thread.
///
/// Pango's objects may be used by one thread at a time, and those of `FontCollection` belong to the main actor. So this has a
/// font map of its own, behind a lock; it is made when a thread first asks.
enum SharedFontMetrics {
    private struct Known {
        // Used by the thread that holds the lock.
        var context: OpaquePointer?
        var metrics: [FontDescription: FontMetrics] = [:]
    }

    private static let known = Mutex(Known())

    static func metrics(of font: FontDescription) -> FontMetrics {
        let font = font.sanitized
        return known.withLock { known in
            if let metrics = known.metrics[font] { return metrics }
            let context = known.context ?? FontCollection.makeContext(FontCollection.makeMap(), PANGO_DIRECTION_LTR)
            known.context = context
            let metrics = FontMetrics(loading: font, in: context)
            if known.metrics.count >= 512 { known.metrics.removeAll(keepingCapacity: true) }
            known.metrics[font] = metrics
            return metrics
        }
    }
}

extension FontDescription {
    /// As `metrics`, and for any thread. Loads the fonts anew, so the main actor asks `metrics`.
    package var sharedMetrics: FontMetrics {
        SharedFontMetrics.metrics(of: self)
    }
}
