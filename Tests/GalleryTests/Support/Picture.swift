import LayerRenderer
import UIKit

/// What was drawn of a window, kept while the window goes on.
@MainActor struct Picture {
    private let width: Int
    private let height: Int
    /// Blue, green, red and one that is not used, row by row.
    private let bytes: [UInt8]

    /// Pixels per point.
    private let scale: CGFloat

    init(_ surface: PixelSurface, scale: CGFloat) {
        self.scale = scale
        width = surface.width
        height = surface.height
        bytes = Array(surface.bytes)
    }

    /// What lies here in the pixels of a rectangle of the window, in points, in which the other picture differs.
    func shades(in rect: CGRect, differingFrom other: Picture) -> Set<Shade> {
        let left = max(0, Int(rect.minX * scale))
        let right = min(width, Int(rect.maxX * scale))
        var found: Set<[UInt8]> = []
        for y in max(0, Int(rect.minY * scale))..<min(height, Int(rect.maxY * scale)) {
            for start in stride(from: (y * width + left) * 4, to: (y * width + right) * 4, by: 4) {
                let pixel = bytes[start..<(start + 3)]
                if pixel != other.bytes[start..<(start + 3)] { found.insert(Array(pixel)) }
            }
        }
        return Set(
            found.map { pixel in
                Shade(red: Double(pixel[2]) / 255, green: Double(pixel[1]) / 255, blue: Double(pixel[0]) / 255)
            })
    }
}
