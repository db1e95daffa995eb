import Foundation
import QuartzCore

/// What a view says of itself for those who cannot see it, until an app says something else.
struct StandardAccessibility {
    var role = ElementRole.other
    /// Whether it is one thing, with all that is in it.
    var isElement = false
    var label: String?
    var value: String?
    var traits: UIAccessibilityTraits = []
}

extension StandardAccessibility {
    /// Describes a bar, which has its buttons in it.
    static func bar(_ role: ElementRole) -> StandardAccessibility {
        StandardAccessibility(role: role)
    }

    /// Of something that stands for itself.
    static func element(
        _ role: ElementRole, label: String? = nil, value: String? = nil, _ traits: UIAccessibilityTraits = []
    ) -> StandardAccessibility {
        StandardAccessibility(role: role, isElement: true, label: label, value: value, traits: traits)
    }

    /// A share of a whole, in per cent as people say it.
    static func percent(_ fraction: Float) -> String {
        String(format: "%.0f%%", fraction * 100)
    }
}
