import UIKit

/// How values are written into traces: the same text on every run and in every process.
@MainActor enum TraceFormat {
    static func number(_ value: CGFloat) -> String {
        let rounded = (Double(value) * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }

    static func frame(_ rect: CGRect) -> String {
        "\(number(rect.minX)),\(number(rect.minY)) \(number(rect.width))x\(number(rect.height))"
    }

    /// Style, scale, horizontal and vertical size class, `light@1 compact/regular` for instance, and what is not as usual.
    static func traits(_ traits: UITraitCollection) -> String {
        var text =
            "\(traits.userInterfaceStyle)@\(number(traits.displayScale)) "
            + "\(traits.horizontalSizeClass)/\(traits.verticalSizeClass)"
        if traits.layoutDirection == .rightToLeft { text += " rightToLeft" }
        if traits.userInterfaceLevel != .elevated { text += " \(traits.userInterfaceLevel)" }
        if traits.accessibilityContrast != .normal { text += " contrast=\(traits.accessibilityContrast)" }
        if traits.legibilityWeight != .regular { text += " weight=\(traits.legibilityWeight)" }
        if traits.preferredContentSizeCategory != .large {
            text += " text=\(traits.preferredContentSizeCategory.rawValue)"
        }
        return text
    }

    /// Top, left, bottom and right.
    static func insets(_ insets: UIEdgeInsets) -> String {
        [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: ",")
    }
}
