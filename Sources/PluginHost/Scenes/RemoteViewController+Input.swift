import PaneLayers
import PluginProtocol
import QuartzCore
import UIKit

/// What the pane's view does with input.
extension RemoteViewController {
    /// - Parameters:
    ///   - isTyping: Whether it types into a text of the plugin, so that nobody else gets it.
    ///   - onAnswer: Called once, also where there is nobody who could handle it; nil for input that is not answered.
    func forward(_ input: InputRequest, isTyping: Bool = false, onAnswer: ((InputAnswer) -> Void)? = nil) {
        if scene?.scene.forward(input, isTyping: isTyping, onAnswer: onAnswer) != true { onAnswer?(.unhandled) }
    }

    /// The gestures that what is hit makes use of itself, by what the plugin showed last; nil where only the plugin can tell.
    func gestureUse(at point: CGPoint) -> GestureUse? {
        renderer.gestureUse(at: point)
    }

    /// Those who scroll what is shown at a place, the innermost first; none where the plugin makes use of drags there itself, or only it can
    /// tell.
    func scrollers(at point: CGPoint) -> [PaneScroller] {
        renderer.scrollers(at: point)
    }

    /// Leads a layer that was let go to where the plugin wants it to rest.
    func redirectScroll(of layer: LayerID, to offset: CGPoint) {
        renderer.redirectScroll(of: layer, to: offset)
    }

    /// Whether the pane has the keyboard in its window.
    var hasFocus: Bool {
        viewIfLoaded?.isFirstResponder == true
    }

    /// Scrolls what is shown at a place, and tells the plugin.
    func scroll(at point: CGPoint, by delta: CGVector, isPrecise: Bool, timestamp: Double) -> ScrollResult {
        let result = renderer.scroll(at: point, by: delta, isPrecise: isPrecise, timestamp: timestamp)
        scene?.scene.didScroll(result.layers)
        return result
    }

    func focus(_ isFocused: Bool) {
        if isFocused { scene?.scene.tellPasteboard() }
        forward(.focusScene(isFocused))
    }
}
