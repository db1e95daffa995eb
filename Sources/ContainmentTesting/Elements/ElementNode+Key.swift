import PluginHost
import QuartzCore
import UIKit

extension ElementNode {
    var kind: ElementKind {
        ElementKind(description.role)
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

    /// The key as if nothing had the focus.
    var keyWithoutFocus: Key {
        var description = description
        description.isFocused = false
        return Key(description: description, parent: parent, frame: frame)
    }
}
