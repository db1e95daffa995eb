/// What can be chosen in the menu of a button, or a menu in it.
package struct BarMenuElement: Hashable, Sendable {
    package enum State: Hashable, Sendable {
        case off
        case on
        case mixed
    }

    /// A menu in a menu.
    package struct Submenu: Hashable, Sendable {
        /// Its elements stand in the menu that it is in, between lines.
        package var isInline = false
        /// Of all that is in it one element at most is on.
        package var hasOneSelection = false

        package init(isInline: Bool = false, hasOneSelection: Bool = false) {
            self.isInline = isInline
            self.hasOneSelection = hasOneSelection
        }
    }

    package var id: MenuElementID
    /// How many menus it is in, without the outermost.
    package var depth = 0
    package var title: String?
    package var subtitle: String?
    package var image: BarImage?
    package var isEnabled = true
    package var isDestructive = false
    package var keepsMenu = false
    package var state = State.off
    /// Nil for what can be chosen.
    package var submenu: Submenu?

    package init(id: MenuElementID) {
        self.id = id
    }
}
