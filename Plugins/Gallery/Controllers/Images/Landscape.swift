import UIKit

/// A picture that is made, not loaded: hills below a sun.
@MainActor enum Landscape {
    static func image(of size: CGSize) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        format.opaque = true
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor(red: 0.62, green: 0.82, blue: 0.96, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor(red: 1, green: 0.8, blue: 0.3, alpha: 1).setFill()
            let side = size.height * 0.3
            UIBezierPath(
                ovalIn: CGRect(x: size.width * 0.5 - side / 2, y: size.height * 0.18, width: side, height: side)
            ).fill()
            hill(from: 0.62, over: CGPoint(x: 0.3, y: 0.3), to: 0.85, in: size).fill(
                with: UIColor(red: 0.36, green: 0.65, blue: 0.46, alpha: 1))
            hill(from: 0.95, over: CGPoint(x: 0.7, y: 0.3), to: 0.6, in: size).fill(
                with: UIColor(red: 0.2, green: 0.48, blue: 0.36, alpha: 1))
        }
    }

    /// All in parts of the size.
    private static func hill(from left: CGFloat, over top: CGPoint, to right: CGFloat, in size: CGSize) -> UIBezierPath
    {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: size.height * left))
        path.addQuadCurve(
            to: CGPoint(x: size.width, y: size.height * right),
            controlPoint: CGPoint(x: size.width * top.x, y: size.height * top.y))
        path.addLine(to: CGPoint(x: size.width, y: size.height))
        path.addLine(to: CGPoint(x: 0, y: size.height))
        path.close()
        return path
    }
}

extension UIBezierPath {
    fileprivate func fill(with color: UIColor) {
        color.setFill()
        fill()
    }
}
