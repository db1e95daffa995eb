import MainLoop
import PluginProtocol
import UIKit

/// An alert that the host shows for a plugin.
struct PluginAlert {
    /// The offer by which the plugin has asked for the alert.
    let offer: OfferID
    weak var alert: UIAlertController?
    /// The description that the alert adopts next; nil where the plugin has wanted nothing else since it was changed last.
    var wanted: AlertDescription?
    /// Bounds how often the alert changes. Buttons that moved, or could not be chosen, with each turn would be hit by no finger, and the alert
    /// lies over the whole window.
    var changes = RateLimit(4, within: .seconds(1))
    /// The timer of a change that came too soon after others.
    var timer: Registration?
}
