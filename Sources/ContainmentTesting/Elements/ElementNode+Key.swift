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
}
