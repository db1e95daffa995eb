import UIKit

/// The pixels that a view's `draw(_:)` makes, without its sublayers; one for each point.
@MainActor struct DrawnPixels {
    private let image: CGImage?

    init(of view: UIView) {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        image =
            UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { _ in
                view.draw(view.bounds)
            }.cgImage
    }

    /// Red, green, blue and opacity, from 0 to 255, premultiplied.
    subscript(_ x: Int, _ y: Int) -> [Int] {
        guard let image, (0..<image.width).contains(x), (0..<image.height).contains(y) else { return [] }
        let bytes = Array(image.pixels)[(y * image.bytesPerRow + x * 4)...].prefix(4).map(Int.init)
        return [bytes[2], bytes[1], bytes[0], bytes[3]]
    }
}

extension UIImage {
    /// One colour throughout.
    @MainActor static func plain(_ color: UIColor, _ width: CGFloat, _ height: CGFloat) -> UIImage {
        let size = CGSize(width: width, height: height)
        return UIGraphicsImageRenderer(size: size).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }
}
