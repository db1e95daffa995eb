import PluginProtocol
import QuartzCore
import UIKit

/// Scrolls a layer of a plugin as the host shows it, by the physics of scroll views at home, and tells the plugin what it does. The plugin
/// may be busy or stopped meanwhile.
@MainActor package final class PaneScroller: ScrollTarget {
    private let layer: MirroredLayer
    private let tell: (ScrolledLayer) -> Void
    package private(set) lazy var interaction = ScrollInteraction(self)
    private(set) lazy var touchpad = TouchpadDrag(interaction, of: self)
    private var hasEnded = false

    /// - Parameter tell: Called with each turn, in order.
    init(_ layer: MirroredLayer, tell: @escaping (ScrolledLayer) -> Void) {
        self.layer = layer
        self.tell = tell
    }

    /// The layer is gone, or the plugin takes fingers itself: nothing is told of it any more.
    func end() {
        hasEnded = true
        interaction.stop()
    }

    var ignoresTouchpads: Bool {
        layer.scrollRules?.behaviour.contains(.ignoresTouchpads) == true
    }

    package var scrollGeometry: ScrollGeometry {
        layer.values.scrollGeometry
    }

    package var scrollOffset: CGPoint {
        layer.values.scroll.offset
    }

    package func scroll(to offset: CGPoint) {
        layer.showScrolledWithPinned(to: offset)
        switch interaction.phase {
        case .dragging: tell(.drawn)
        case .decelerating: tell(.rolling)
        case .resting, .gliding: tell(.moved)
        }
    }

    package func scrollPhaseDidChange(from old: ScrollPhase, to new: ScrollPhase) {
        switch new {
        case .dragging: tell(.drawn)
        case .decelerating: tell(.rolling)
        case .resting: tell(.rested)
        case .gliding: break
        }
    }

    /// The plugin is asked, and nobody waits for it: an answer that comes in time leads the layer elsewhere while it moves.
    package func scrollTarget(speed: CGVector, proposed target: CGPoint) -> CGPoint {
        tell(.released(speed: speed, target: target))
        return target
    }

    private func tell(_ turn: ScrollTurn) {
        if !hasEnded { tell(ScrolledLayer(layer: layer.number, offset: layer.values.scroll.offset, turn: turn)) }
    }
}
