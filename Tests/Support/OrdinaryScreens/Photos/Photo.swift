import UIKit

/// A picture of an album: a landscape whose parts follow from its number.
struct Photo: Identifiable, Hashable {
    let id: Int

    var title: String {
        "Photo \(id + 1)"
    }

    /// Draws the picture: hills below a sky with a sun.
    ///
    /// - Parameter side: The length of each side of the picture, in points.
    @MainActor func makeImage(side: CGFloat) -> UIImage {
        let bounds = CGRect(x: 0, y: 0, width: side, height: side)
        return UIGraphicsImageRenderer(size: bounds.size).image { context in
            UIColor(hue: CGFloat(id * 37 % 100) / 100, saturation: 0.35, brightness: 0.95, alpha: 1).setFill()
            context.fill(bounds)
            UIColor(white: 1, alpha: 0.9).setFill()
            let sun = side * 0.18
            UIBezierPath(
                ovalIn: CGRect(
                    x: side * CGFloat(id * 29 % 80) / 100, y: side * CGFloat(10 + id * 13 % 20) / 100, width: sun,
                    height: sun)
            ).fill()
            for hill in 0..<3 {
                let top = side * (0.5 + 0.15 * CGFloat(hill))
                let path = UIBezierPath()
                path.move(to: CGPoint(x: 0, y: side))
                path.addLine(to: CGPoint(x: 0, y: top))
                path.addQuadCurve(
                    to: CGPoint(x: side, y: top + side * 0.05),
                    controlPoint: CGPoint(x: side * CGFloat((id + hill) * 41 % 100) / 100, y: top - side * 0.2))
                path.addLine(to: CGPoint(x: side, y: side))
                path.close()
                UIColor(
                    hue: CGFloat(id * 37 % 100) / 100, saturation: 0.5, brightness: 0.7 - 0.2 * CGFloat(hill), alpha: 1
                ).setFill()
                path.fill()
            }
        }
    }
}
