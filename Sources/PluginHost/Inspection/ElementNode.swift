import QuartzCore
import UIKit

/// One element as it is shown at a moment, be it the host's or a plugin's.
@MainActor package struct ElementNode {
    package let description: ElementDescription
    /// The place in the list of the one that it is in; nil where it is in none.
    package let parent: Int?
    /// In the window's coordinates; nil where it lies nowhere.
    package let frame: CGRect?
    /// The pane that shows it, and the host's own words in it; nil outside of panes.
    package let pane: RemoteViewController?
    /// The host's view that shows it; nil where a plugin does.
    package let view: UIView?

    /// What is to be said of a pane whose plugin does not tell what it shows.
    package internal(set) var note: String?

    /// Whether the plugin shows it.
    package var isRemote: Bool {
        view == nil
    }

    package var traits: UIAccessibilityTraits {
        UIAccessibilityTraits(rawValue: description.traits)
    }

    /// By which it is told from others: `button "Count"`.
    package var name: String {
        let words = [
            description.identifier.map { "#\($0)" }, (description.label ?? description.value).map { "\"\($0)\"" },
        ]
        return ([description.role.words] + words.compactMap(\.self)).joined(separator: " ")
    }
}
