import PluginProtocol
import UIKit

@MainActor extension SceneFacts {
    /// All that containers go by of `controller`.
    package init(_ controller: UIViewController) {
        self.init(title: Title(controller.title), preferredContentSize: controller.preferredContentSize)
    }

    /// Makes what changed known to the containers of `controller`.
    package func apply(to controller: UIViewController) {
        let (title, preferredContentSize) = parts
        if let title { controller.title = title.text }
        if let preferredContentSize { controller.preferredContentSize = preferredContentSize }
    }
}
