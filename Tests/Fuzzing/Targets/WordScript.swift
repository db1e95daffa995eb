import CoreGraphics
import PluginProtocol

/// The words of a plugin that its host draws itself, in bars, menus, alerts, sheets and notices, and what the user and the host do with them.
package struct WordScript: Sendable {
    package enum Step: Sendable {
        /// The plugin says something, of the scene of its pane or of another one.
        case say(PluginToHost, scene: SceneID = .first)
        /// The user opens menus of buttons in the bars, and submenus in them.
        case openMenus
        /// The host shows a page of its own above the pane, whose bar has a button that leads back, and takes it away.
        case coverPane
        /// The host takes away what is presented.
        case dismiss
        /// The window gets another size, in points.
        case resize(CGSize)
    }

    package var look: HostLook
    package var steps: [Step]

    package init(look: HostLook, steps: [Step]) {
        self.look = look
        self.steps = steps
    }
}
