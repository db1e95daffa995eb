import PluginProtocol
import QuartzCore
import UIKit

/// Finds the layers that input at a place of the scene goes to, by the rules of `UIView.hitTest(_:with:)` and by what the plugin says of each layer.
///
/// Each layer is looked at once at most, so a scene of as many layers as may be takes as long as one pass over them.
extension MirroredLayers {
    /// - Parameter point: In the coordinates of the pane.
    func target(at point: CGPoint) -> InputTarget {
        guard let rootLayer else { return .unknown }
        return Self.target(in: rootLayer, at: point)
    }

    /// - Parameter point: In the superlayer's coordinates.
    private static func target(in layer: CALayer, at point: CGPoint) -> InputTarget {
        let values = layer.values
        guard !values.visibility.isHidden, values.visibility.opacity >= 0.01, values.geometry.transform.determinant != 0
        else {
            return .nobody
        }
        let inside = point.applying(values.transformToSuperlayer.inverted())
        switch values.interaction.touches {
        case .none: return .nobody
        case .ownerDecides: return .unknown
        case .inBounds: guard values.bounds.contains(inside) else { return .nobody }
        }
        for child in layer.children.reversed() {
            switch target(in: child, at: inside) {
            case .nobody: continue
            case .layers(let layers): return .layers(layers + [layer])
            case .unknown: return .unknown
            }
        }
        return .layers([layer])
    }

    /// The gestures that layers at a place make use of; nil where only the plugin can tell.
    package func gestureUse(at point: CGPoint) -> GestureUse? {
        switch target(at: point) {
        case .nobody: return []
        case .unknown: return nil
        case .layers(let layers):
            var use: GestureUse = []
            for layer in layers {
                guard let own = layer.values.interaction.gestures else { return nil }
                use.formUnion(own)
            }
            return use
        }
    }

    /// The objects that scroll the layers at a place by fingers, the innermost first; none where the plugin makes use of drags there itself.
    package func scrollers(at point: CGPoint) -> [PaneScroller] {
        guard case .layers(let layers) = target(at: point), let use = gestureUse(at: point), !use.contains(.pans) else {
            return []
        }
        return layers.compactMap(scroller)
    }

    /// Scrolls the layers at a place, the innermost first, as `TouchDelivery` does where views are at home.
    package func scroll(at point: CGPoint, by delta: CGVector, isPrecise: Bool, timestamp: Double) -> ScrollResult {
        var result = ScrollResult(rest: delta)
        switch target(at: point) {
        case .nobody: break
        case .unknown: result.isForPlugin = true
        case .layers(let layers):
            for layer in layers where result.rest != .zero && !result.isForPlugin {
                if isPrecise, let scroller = scroller(of: layer) {
                    drag(scroller, &result, at: timestamp)
                } else {
                    scroll(layer, &result)
                }
                result.isForPlugin = layer.values.interaction.gestures?.contains(.scrolling) != false
            }
        }
        if result.rest == .zero { result.isForPlugin = false }
        return result
    }

    private func drag(_ scroller: PaneScroller, _ result: inout ScrollResult, at timestamp: Double) {
        guard !scroller.ignoresTouchpads else { return }
        let used = scroller.touchpad.drag(by: result.rest, at: timestamp)
        result.rest = CGVector(dx: result.rest.dx - used.dx, dy: result.rest.dy - used.dy)
    }

    private func scroll(_ layer: CALayer, _ result: inout ScrollResult) {
        guard let layer = layer as? MirroredLayer, layer.scrollArea != nil,
            layer.scrollRules?.behaviour.contains(.ignoresWheels) != true,
            layer.values.offset(scrolledBy: result.rest) != layer.values.scroll.offset
        else {
            return
        }
        // The wheel takes content out of its roll, as it does at home.
        stopScrolling(of: layer)
        let used = layer.scrollShown(by: result.rest)
        layer.placePinned()
        result.rest = CGVector(dx: result.rest.dx - used.dx, dy: result.rest.dy - used.dy)
        result.layers.append(ScrolledLayer(layer: layer.number, offset: layer.values.scroll.offset))
    }
}
