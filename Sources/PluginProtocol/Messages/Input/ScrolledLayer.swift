import CoreGraphics
import QuartzCore

/// A layer that the user has scrolled in the host.
package struct ScrolledLayer: Hashable, Sendable {
    package var layer: LayerID
    /// The origin of its bounds.
    package var offset: CGPoint
    package var turn: ScrollTurn

    package init(layer: LayerID, offset: CGPoint, turn: ScrollTurn = .moved) {
        self.layer = layer
        self.offset = offset
        self.turn = turn
    }
}

extension ScrollTurn {
    /// How traces call it.
    var traceWord: String {
        switch self {
        case .moved: ""
        case .drawn: " drawn"
        case .released: " released"
        case .rolling: " rolling"
        case .rested: " rested"
        }
    }
}
