import Attacks
import CoreGraphics
import PluginProtocol
import QuartzCore

/// A commit within every limit whose drawing takes minutes: thousands of layers, each as large as the pane, with a drawing
/// of its own in a blend mode for which there is no fast way.
enum CostlyLayers {
    private static let count: UInt64 = 3900
    private static let size = CGSize(width: 200, height: 300)

    static var commit: LayerCommit {
        var root = LayerUpdate.plain(1, size: size)
        let layers = (2...count + 1).map(layer)
        root.sublayers = layers.map(\.id)
        return LayerCommit(root: root.id, updates: [root] + layers)
    }

    private static func layer(_ number: UInt64) -> LayerUpdate {
        var update = LayerUpdate.plain(number, size: size)
        let path = CGPath(rect: CGRect(origin: .zero, size: size))
        // Another colour in each, so that none can be used for another.
        let color = CGColor(red: 1, green: CGFloat(number) / CGFloat(count + 1), blue: 0, alpha: 0.5)
        update.contents = .drawing(
            RecordedDrawing(commands: [.setBlendMode(.luminosity), .fill(path, .winding, color)]), gravity: .resize)
        return update
    }
}
