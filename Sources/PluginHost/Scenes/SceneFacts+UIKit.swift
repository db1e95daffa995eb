import PluginProtocol
import UIKit

@MainActor extension SceneFacts {
    /// Makes what changed known to the containers of `controller`.
    func apply(to controller: UIViewController) {
        let (title, preferredContentSize) = parts
        if let title { controller.title = title.text }
        if let preferredContentSize { controller.preferredContentSize = preferredContentSize }
    }
}
