import UIKit

/// Something of a host's bars in which a plugin's controller is shown.
@MainActor protocol FactMirror: AnyObject {
    /// Remembers how the host has it, before the plugin says anything.
    func remember(_ controller: UIViewController)

    /// The plugin's process, or its controller, is gone: it is as the host had it, and nobody hears of taps any more.
    ///
    /// - Parameters:
    ///   - controller: Its title is the host's already.
    ///   - name: What stands where there is to be a title, and the host has none.
    func giveBack(to controller: UIViewController, name: String)
}
