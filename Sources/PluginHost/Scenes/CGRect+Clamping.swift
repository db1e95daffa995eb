import UIKit

extension CGRect {
    /// The part of it that is in `rect`; where nothing is, the nearest edge or corner.
    func clamped(to rect: CGRect) -> CGRect {
        let x = [minX, maxX].map { min(max($0, rect.minX), rect.maxX) }
        let y = [minY, maxY].map { min(max($0, rect.minY), rect.maxY) }
        return CGRect(x: x[0], y: y[0], width: x[1] - x[0], height: y[1] - y[0])
    }
}
