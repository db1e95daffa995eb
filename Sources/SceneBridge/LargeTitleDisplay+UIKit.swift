import PluginProtocol
import UIKit

extension NavigationItem.LargeTitleDisplay {
    init(_ mode: UINavigationItem.LargeTitleDisplayMode) {
        switch mode {
        case .automatic: self = .automatic
        case .always: self = .always
        case .never: self = .never
        }
    }
}

extension UINavigationItem.LargeTitleDisplayMode {
    init(_ display: NavigationItem.LargeTitleDisplay) {
        switch display {
        case .automatic: self = .automatic
        case .always: self = .always
        case .never: self = .never
        }
    }
}
