import PluginProtocol
import UIKit

extension SceneDescription {
    /// What a view shows, and what is in it.
    ///
    /// - Parameter limit: The most elements; those that are furthest in front are left out beyond it.
    @MainActor package init(of view: UIView, limit: Int) {
        self.init(
            elements: view.describedViews.prefix(limit).map { described in
                Element(
                    layer: described.view.layer.id, parent: described.parent, description: described.description)
            })
    }
}
