import PluginProtocol
import TextLayout
import UIKit

extension SystemFontMetrics {
    /// Those of the font that this host draws text of the system font with.
    @MainActor static var installed: SystemFontMetrics {
        // Measures are multiples of 1/1024 point, so those of a large font are the exact ones.
        let size: CGFloat = 1000
        let metrics = FontDescription(size: size).metrics
        return SystemFontMetrics(
            ascender: metrics.ascender / size, descender: metrics.descender / size,
            lineHeight: metrics.lineHeight / size, capHeight: metrics.capHeight / size)
    }
}
