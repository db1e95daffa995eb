import PluginProtocol
import UIKit

/// An alert that the host shows for a plugin.
struct PluginAlert {
    /// By which the plugin has asked for it.
    let offer: OfferID
    weak var alert: UIAlertController?
    /// What the plugin wants it to say from the next turn on; nil where it says that already.
    var wanted: AlertDescription?
}
