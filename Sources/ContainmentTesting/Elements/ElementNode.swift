import PluginHost
import QuartzCore
import UIKit

/// One element as it is shown at a moment, be it the host's or a plugin's.
@MainActor struct ElementNode {
    let description: ElementDescription
    /// The place in the list of the one that it is in; nil where it is in none.
    let parent: Int?
    /// In the window's coordinates; nil where it lies nowhere.
    let frame: CGRect?
    /// The pane that shows it, and the host's own words in it; nil outside of panes.
    let pane: RemoteViewController?
    /// The host's view that shows it; nil where a plugin does.
    let view: UIView?

    /// Whether the plugin shows it.
    var isRemote: Bool {
        view == nil
    }

    var kind: ElementKind {
        ElementKind(description.role)
    }

    var traits: UIAccessibilityTraits {
        UIAccessibilityTraits(rawValue: description.traits)
    }

    /// Everything about it that is seen.
    struct Key: Hashable {
        let description: ElementDescription
        let parent: Int?
        let frame: CGRect?
    }

    var key: Key {
        Key(description: description, parent: parent, frame: frame)
    }

    /// By which it is told from others: `button "Count"`.
    var name: String {
        let words = [
            description.identifier.map { "#\($0)" }, (description.label ?? description.value).map { "\"\($0)\"" },
        ]
        return ([kind.words] + words.compactMap(\.self)).joined(separator: " ")
    }
}
