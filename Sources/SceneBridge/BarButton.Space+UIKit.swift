import PluginProtocol
import UIKit

extension BarButton.Space {
    package init(_ space: UIBarButtonItem.Space) {
        switch space {
        case .fixed: self = .fixed
        case .flexible: self = .flexible
        }
    }

    package var uiSpace: UIBarButtonItem.Space {
        switch self {
        case .fixed: .fixed
        case .flexible: .flexible
        }
    }
}
