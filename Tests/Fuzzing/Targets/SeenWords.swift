import UIKit

/// What was seen of a host that drew the words of a plugin.
package struct SeenWords: Sendable {
    /// The texts of all labels that were in the window, whole where they were cut off.
    package private(set) var texts: Set<String> = []
    /// How many menus, with submenus, were opened.
    package internal(set) var menus = 0
    /// How many alerts and action sheets were shown.
    package internal(set) var alerts = 0
    /// How many panes were shown on sheets and in popovers.
    package internal(set) var sheets = 0
    /// The steps after which nothing was drawn that had not been there before.
    package internal(set) var idleSteps = 0

    @MainActor mutating func note(_ view: UIView) {
        guard !view.isHidden else { return }
        if let text = (view as? UILabel)?.text { texts.insert(text) }
        if let title = (view as? UIButton)?.configuration?.title { texts.insert(title) }
        for subview in view.subviews { note(subview) }
    }
}
