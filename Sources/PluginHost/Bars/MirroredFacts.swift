import PluginProtocol
import UIKit

/// The words of a plugin's controller about the host's bars, beside the bars as the host had them before.
@MainActor final class MirroredFacts {
    private let navigationItem: MirroredNavigationItem
    private let toolbar: MirroredToolbar
    private let tabItem = MirroredTabItem()
    private let title = MirroredTitle()
    /// The title is the first: items follow it.
    private let all: [any FactMirror]
    /// Whether the plugin has said something since the host had it all.
    private var isAnythingTold = false

    /// - Parameter tap: Tells the plugin that the user has tapped a button, or chosen an element of its menu.
    init(tap: @escaping @MainActor (BarButtonID, MenuElementID?) -> Void) {
        navigationItem = MirroredNavigationItem(tap: tap)
        toolbar = MirroredToolbar(tap: tap)
        all = [title, navigationItem, toolbar, tabItem, MirroredPreferredSize()]
    }

    /// Makes what changed known to the containers of `controller`, but for its preferences and its text, which it has to say itself.
    func apply(_ facts: SceneFacts, to controller: UIViewController) {
        if !isAnythingTold {
            isAnythingTold = true
            for mirror in all { mirror.remember(controller) }
        }
        let (title, preferredContentSize, navigationItem, tabItem, toolbar, _, _) = facts.parts
        if let title { controller.title = title.text }
        if title != nil || navigationItem != nil { self.navigationItem.apply(navigationItem, to: controller) }
        if title != nil || tabItem != nil { self.tabItem.apply(tabItem, to: controller) }
        if let toolbar { self.toolbar.apply(toolbar, to: controller) }
        if let preferredContentSize { controller.preferredContentSize = preferredContentSize }
    }

    /// The item of the host's bars that stands for a button of the plugin's; nil where the plugin has none of this number in them.
    func item(of button: BarButtonID) -> UIBarButtonItem? {
        navigationItem.item(of: button) ?? toolbar.item(of: button)
    }

    /// The controller is about to be shown: from now on its bar is as the plugin says.
    func willAppear(_ controller: UIViewController) {
        navigationItem.willAppear(controller)
    }

    /// Whether the host itself hides the button that leads back from the controller, whatever the plugin says of it.
    func isBackButtonHiddenByHost(of controller: UIViewController) -> Bool {
        navigationItem.isBackButtonHiddenByHost(of: controller)
    }

    /// The plugin's process, or its controller, is gone: all that it said of the host's bars is as the host had it.
    ///
    /// - Parameter name: What the host calls the pane, where it has given it no title.
    func sourceDidEnd(_ controller: UIViewController, name: String) {
        guard isAnythingTold else { return }
        isAnythingTold = false
        for mirror in all { mirror.giveBack(to: controller, name: name) }
    }
}
