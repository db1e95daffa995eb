import InputEvents
import UIKit

@MainActor extension ScrollEvent {
    /// What a plugin is to get of a scroll event of the host.
    ///
    /// - Parameters:
    ///   - position: where the pointer is, in points of the scene, from its top left.
    ///   - delta: how much of the movement is left for the plugin, in points.
    package init(_ event: UIScrollEvent, at position: CGPoint, delta: CGVector) {
        self.init(
            position: position, delta: delta, isPrecise: event.isPrecise, modifiers: KeyModifiers(event.modifierFlags),
            timestamp: event.timestamp)
    }
}
