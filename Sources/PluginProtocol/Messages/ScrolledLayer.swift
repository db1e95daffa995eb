import CoreGraphics
import QuartzCore

/// A layer that the user has scrolled in the host.
package struct ScrolledLayer: Hashable, Sendable {
    package var layer: LayerID
    /// The origin of its bounds.
    package var offset: CGPoint

    package init(layer: LayerID, offset: CGPoint) {
        self.layer = layer
        self.offset = offset
    }
}
