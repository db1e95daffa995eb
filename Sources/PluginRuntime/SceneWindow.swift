import UIKit

/// The window that a scene's views are in. The host sizes it; it is never on a screen of its own.
@MainActor final class SceneWindow: UIWindow {
    /// What the host's window has; nil until it has said so.
    var hostTraits: UITraitCollection? {
        didSet {
            if hostTraits != oldValue { setNeedsTraitUpdate() }
        }
    }

    override func computeTraits() -> UITraitCollection {
        hostTraits ?? super.computeTraits()
    }
}
