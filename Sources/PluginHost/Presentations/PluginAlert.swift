import UIKit

/// An alert that the host shows for a plugin.
struct PluginAlert {
    weak var alert: UIAlertController?
}
