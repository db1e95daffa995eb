import PluginProtocol
import UIKit

extension SceneDescription {
    /// What a view shows, and what is in it.
    ///
    /// - Parameter limit: The most elements. What is furthest in front is left out beyond it, and beyond what texts may take.
    @MainActor package init(of view: UIView, limit: Int) {
        self.init(elements: [])
        var bytes = 0
        for described in view.describedViews.prefix(limit) {
            bytes += described.description.textBytes
            guard bytes <= Limits.descriptionTextBytes else { return }
            elements.append(
                Element(layer: described.view.layer.id, parent: described.parent, description: described.description))
        }
    }
}
