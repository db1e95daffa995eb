import PluginProtocol
import UIKit

extension BarButton.Space {
    init(_ space: UIBarButtonItem.Space) {
        switch space {
        case .fixed: self = .fixed
        case .flexible: self = .flexible
        }
    }

    var uiSpace: UIBarButtonItem.Space {
        switch self {
        case .fixed: .fixed
        case .flexible: .flexible
        }
    }
}
