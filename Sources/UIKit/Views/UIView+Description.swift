import Foundation

/// What a debugger shows of views: `po view`, `po view.recursiveDescription()`.
extension UIView {
    /// The view and everything below it, one line each, such as
    ///
    /// ```text
    /// <UIView: 0x7f2c; frame = (0 0; 320 240)>
    ///    | <UILabel: 0x7f31; frame = (20 20; 280 24); text = "Hello"; hidden>
    /// ```
    ///
    /// Frames are in points, in the coordinates of the superview. The text is for reading, as Apple's is, and may change.
    public func recursiveDescription() -> String {
        descriptionLines(depth: 0).joined(separator: "\n")
    }

    /// As `po view` shows it.
    package var nameInReports: String {
        detailedDescription
    }

    private func descriptionLines(depth: Int) -> [String] {
        let line = String(repeating: "   | ", count: depth) + detailedDescription
        return [line] + subviews.flatMap { $0.descriptionLines(depth: depth + 1) }
    }

    /// Where the view is and what is unusual about it.
    var detailedDescription: String {
        var parts = [
            String(description.dropLast()),
            "frame = (\(frame.minX.shortText) \(frame.minY.shortText); \(frame.width.shortText) \(frame.height.shortText))",
        ]
        if let accessibilityIdentifier { parts.append("identifier = \"\(accessibilityIdentifier)\"") }
        if let text = reportedText { parts.append("text = \"\(text)\"") }
        if let viewController { parts.append("controller = \(type(of: viewController))") }
        if isHidden { parts.append("hidden") }
        if alpha != 1 { parts.append("alpha = \(alpha.shortText)") }
        if !isUserInteractionEnabled { parts.append("takes no touches") }
        if tag != 0 { parts.append("tag = \(tag)") }
        return parts.joined(separator: "; ") + ">"
    }
}
