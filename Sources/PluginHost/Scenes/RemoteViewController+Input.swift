import PluginProtocol
import QuartzCore
import UIKit

/// What the pane's view does with input.
extension RemoteViewController {
    /// - Parameter onAnswer: Called once, also where there is nobody who could handle it; nil for input that is not answered.
    func forward(_ input: InputRequest, onAnswer: ((InputAnswer) -> Void)? = nil) {
        if scene?.scene.forward(input, onAnswer: onAnswer) != true { onAnswer?(.unhandled) }
    }

    /// The gestures that what is hit makes use of itself, by what the plugin showed last; nil where only the plugin can tell.
    func gestureUse(at point: CGPoint) -> GestureUse? {
        renderer.gestureUse(at: point)
    }

    /// Scrolls what is shown at a place, and tells the plugin.
    func scroll(at point: CGPoint, by delta: CGVector) -> ScrollResult {
        let result = renderer.scroll(at: point, by: delta)
        scene?.scene.didScroll(result.layers)
        return result
    }

    func focus(_ isFocused: Bool) {
        forward(.focusScene(isFocused))
    }
}
