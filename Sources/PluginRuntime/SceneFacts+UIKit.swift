import PluginProtocol
import UIKit

@MainActor extension SceneFacts {
    /// All that containers go by of `controller`.
    init(_ controller: UIViewController) {
        self.init(title: Title(controller.title), preferredContentSize: controller.preferredContentSize)
    }
}
