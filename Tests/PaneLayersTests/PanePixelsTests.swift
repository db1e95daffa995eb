import CoreGraphics
import QuartzCore
import Testing

@testable import PaneLayers

/// The pixels of a pane that another process draws are numbers that both sides can draw on, or there are none.
@Suite struct PanePixelsTests {
    @Test("A pane has as many pixels as cover its size")
    func whole() throws {
        let pixels = try #require(PanePixels(CGSize(width: 10.5, height: 3.2), scale: 2))
        #expect(pixels.width == 21 && pixels.height == 7)
    }

    @Test("A pane that is longer than a surface has the pixels of the longest")
    func long() throws {
        let pixels = try #require(PanePixels(CGSize(width: 200, height: 8_500), scale: 2))
        #expect(pixels.width == 400 && pixels.height == SurfaceFormat.longestSide)
    }

    @Test("A pane without a single pixel, and one beyond any window, has none")
    func none() {
        let sizes = [
            CGSize(width: 0, height: 10), CGSize(width: 10, height: 0.9), CGSize(width: -10, height: -10),
            CGSize(width: 1 << 13, height: (1 << 12) + 1), CGSize(width: CGFloat.infinity, height: 10),
            CGSize(width: CGFloat.nan, height: 10), CGSize(width: 1e300, height: 1e300),
        ]
        for size in sizes { #expect(PanePixels(size, scale: 1) == nil) }
        #expect(PanePixels(CGSize(width: 1 << 13, height: 1 << 12), scale: 1) != nil)
    }
}
