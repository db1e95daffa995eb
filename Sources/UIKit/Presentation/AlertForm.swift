/// The place in which an alert is shown, which decides about its outline.
package enum AlertForm: Hashable, Sendable {
    /// In the middle of the window: alerts, and action sheets that have room and no source.
    case centred
    /// At the lower edge of a narrow window, where the action that cancels has a surface of its own: action sheets.
    case lowerEdge
    /// In a popover, which has the ground and the edge, and where a touch outside cancels: action sheets with a source.
    case popover

    /// The width of a surface of this form.
    ///
    /// - Parameters:
    ///   - scale: How large the user wants text: 1 is the standard.
    ///   - room: The width that there is, in points.
    /// - Returns: The width in points.
    package func width(scale: CGFloat, in room: CGFloat) -> CGFloat {
        let own = Self.standardWidth * max(1, scale)
        let wanted = self == .lowerEdge ? max(Self.widestSheet, own) : own
        return max(0, min(wanted.rounded(), room))
    }

    private static let standardWidth: CGFloat = 270
    /// An action sheet at the lower edge is as wide as its window up to this, in points.
    private static let widestSheet: CGFloat = 400
}
