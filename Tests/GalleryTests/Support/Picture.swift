import LayerRenderer
import UIKit

/// What was drawn of a window, kept while the window goes on.
@MainActor struct Picture {
    private let width: Int
    private let height: Int
    /// Blue, green, red and one that is not used, from the lowest byte up, row by row.
    private let pixels: [UInt32]

    /// Pixels per point.
    private let scale: CGFloat

    init(_ surface: PixelSurface, scale: CGFloat) {
        self.scale = scale
        width = surface.width
        height = surface.height
        pixels = Array(surface.bytes.bindMemory(to: UInt32.self))
    }

    /// Returns the colours of those pixels in which the other picture, of the same size, differs.
    ///
    /// It goes over the memory by addresses, because the tests of all pages look at a hundred million pixels, and are built without optimisation.
    ///
    /// - Parameter rect: The pixels that are compared, in points of the window.
    func shades(in rect: CGRect, differingFrom other: Picture) -> Set<Shade> {
        precondition(width == other.width && height == other.height)
        let left = max(0, Int(rect.minX * scale))
        let right = min(width, Int(rect.maxX * scale))
        let bottom = min(height, Int(rect.maxY * scale))
        let color: UInt32 = 0xFF_FFFF
        var found: Set<UInt32> = []
        pixels.withUnsafeBufferPointer { own in
            other.pixels.withUnsafeBufferPointer { others in
                guard let own = own.baseAddress, let others = others.baseAddress else { return }
                // The last colour that was found; at the beginning a number that is none.
                var last = UInt32.max
                var y = max(0, Int(rect.minY * scale))
                while y < bottom {
                    var place = y * width + left
                    let end = y * width + right
                    while place < end {
                        let pixel = own[place] & color
                        if pixel != last, pixel != others[place] & color {
                            found.insert(pixel)
                            last = pixel
                        }
                        place += 1
                    }
                    y += 1
                }
            }
        }
        return Set(
            found.map { pixel in
                Shade(
                    red: Double(pixel >> 16) / 255, green: Double(pixel >> 8 & 0xFF) / 255,
                    blue: Double(pixel & 0xFF) / 255)
            })
    }
}
