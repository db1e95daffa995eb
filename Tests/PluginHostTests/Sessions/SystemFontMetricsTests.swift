import PluginProtocol
import Testing
import UIKit

@testable import PluginHost

@MainActor @Suite("The system font's measures that a host publishes")
struct SystemFontMetricsTests {
    @Test("They are, times a size, those that UIFont tells, at every weight")
    func systemFont() {
        let published = SystemFontMetrics.installed
        // Pango's units are 1/1024 point.
        let unit: CGFloat = 1.0 / 512
        for weight in [UIFont.Weight.ultraLight, .regular, .medium, .bold, .black] {
            for size: CGFloat in [1, 11, 15, 17, 34.5, 200] {
                let font = UIFont.systemFont(ofSize: size, weight: weight)
                #expect(abs(published.ascender * size - font.ascender) < unit, "\(weight) \(size)")
                #expect(abs(published.descender * size - font.descender) < unit, "\(weight) \(size)")
                #expect(abs(published.lineHeight * size - font.lineHeight) < unit, "\(weight) \(size)")
                #expect(abs(published.capHeight * size - font.capHeight) < unit, "\(weight) \(size)")
            }
        }
    }
}
