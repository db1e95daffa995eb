import PluginProtocol
import UIKit

extension SceneDescription {
    /// What a view shows, and what is in it.
    ///
    /// - Parameters:
    ///   - controller: Whose view it is, of which, and of those below it, something is told to people.
    ///   - limit: The most elements. What is read last is left out beyond it, and beyond what texts may take.
    @MainActor package init(of view: UIView, controller: UIViewController, limit: Int) {
        self.init(elements: [], controllers: Array(controller.controllerDump.prefix(Limits.describedControllers)))
        var bytes = 0
        for described in view.describedViews.prefix(limit) {
            bytes += described.description.textBytes
            guard bytes <= Limits.descriptionTextBytes else { return }
            elements.append(
                Element(layer: described.view.layer.id, parent: described.parent, description: described.description))
        }
    }
}
