import PluginProtocol
import UIKit

extension UIImage {
    /// The least number of pixels per point of a bar item's picture. With fewer its sides would be longer than any length on the wire, and in the
    /// end infinite, which no frame can be.
    private static let leastScaleInBars = CGFloat(BarImage.longestSide) / Limits.coordinate

    /// The picture of a bar item of the other side.
    package convenience init(bar image: BarImage) {
        switch image {
        case .symbol(let name):
            // Says nothing where there is no picture: the plugin's own log has said it, and whoever makes up names would fill this one.
            self.init(symbolOfPeer: name)
        case .pixels(let image, let scale, let isTemplate):
            self.init(cgImage: image, scale: max(scale, Self.leastScaleInBars), isTemplate: isTemplate)
        }
    }
}
