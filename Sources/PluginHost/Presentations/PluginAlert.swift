import PluginProtocol
import UIKit

/// An alert that the host shows for a plugin.
struct PluginAlert {
    /// The offer by which the plugin has asked for the alert.
    let offer: OfferID
    weak var alert: UIAlertController?
    /// The description that the alert adopts in the next turn; nil where the plugin has wanted nothing else since it was changed last.
    var wanted: AlertDescription?
}
