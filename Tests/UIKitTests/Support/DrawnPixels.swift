import UIKit

/// The pixels that a view's content makes, without its subviews; one for each point.
@MainActor struct DrawnPixels {
    private let image: CGImage?

    init(of view: UIView) {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        image =
            UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { renderer in
                view.draw(view.bounds)
                view.updateLayerContents()
                let parts = view.layer.children.filter { part in !view.subviews.contains { $0.layer === part } }
                Self.draw(parts, into: renderer.cgContext)
            }.cgImage
    }

    /// Colours without round corners, and pictures.
    private static func draw(_ layers: [CALayer], into context: CGContext) {
        for layer in layers where !layer.isHidden {
            context.setFillColor(layer.backgroundColor ?? CGColor(gray: 0, alpha: 0))
            context.fill(layer.frame)
            if case .picture(let drawing, let size) = layer.layerContents {
                context.draw(drawing, of: size, in: layer.frame)
            }
            context.saveGState()
            context.translateBy(x: layer.frame.minX, y: layer.frame.minY)
            draw(layer.children, into: context)
            context.restoreGState()
        }
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
