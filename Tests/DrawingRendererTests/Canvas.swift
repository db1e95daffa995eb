import CoreGraphics
import DrawingRenderer

/// A recording of 40 x 40 points, and its pixels.
@MainActor struct Canvas {
    static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    static let box = CGRect(x: 0, y: 0, width: 40, height: 40)

    private let image: CGImage?

    init(scale: CGFloat = 1, _ draw: (CGContext) -> Void) {
        let context = CGContext()
        draw(context)
        image = context.drawing.image(size: Self.box.size, scale: scale)
    }

    /// Red, green, blue and opacity, from 0 to 255, premultiplied.
    subscript(_ x: Int, _ y: Int) -> [Int] {
        guard let image, (0..<image.width).contains(x), (0..<image.height).contains(y) else { return [] }
        let bytes = Array(image.pixels)[(y * image.bytesPerRow + x * 4)...].prefix(4).map(Int.init)
        return [bytes[2], bytes[1], bytes[0], bytes[3]]
    }

    func isNear(_ x: Int, _ y: Int, _ color: [Int], within tolerance: Int = 3) -> Bool {
        let pixel = self[x, y]
        return pixel.count == color.count && zip(pixel, color).allSatisfy { abs($0 - $1) <= tolerance }
    }
}
