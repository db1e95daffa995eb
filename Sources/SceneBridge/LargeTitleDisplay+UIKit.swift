import PluginProtocol
import UIKit

extension NavigationItem.LargeTitleDisplay {
    package init(_ mode: UINavigationItem.LargeTitleDisplayMode) {
        switch mode {
        case .automatic: self = .automatic
        case .always: self = .always
        case .never: self = .never
        }
    }
}

extension UINavigationItem.LargeTitleDisplayMode {
    package init(_ display: NavigationItem.LargeTitleDisplay) {
        switch display {
        case .automatic: self = .automatic
        case .always: self = .always
        case .never: self = .never
        }
    }
}
