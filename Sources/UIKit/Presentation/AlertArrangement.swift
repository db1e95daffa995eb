/// Which buttons of an alert lie where: those on the surface in their order, and the one below it.
package struct AlertArrangement: Hashable, Sendable {
    /// Indices of actions, from the top, or from the leading edge.
    package let buttons: [Int]
    /// The action with a surface of its own; nil where there is none.
    package let separate: Int?
    /// Whether the buttons lie beside each other.
    package let isPair: Bool

    /// - Parameter fitsBeside: Whether two buttons have room beside each other, each title on one line. It is asked where there are two.
    package init(of content: AlertContent, _ form: AlertForm, fitsBeside: () -> Bool) {
        let cancel = content.cancel
        let others = content.actions.indices.filter { $0 != cancel }
        if content.style == .alert, content.actions.count == 2, fitsBeside() {
            buttons = (cancel.map { [$0] } ?? []) + others
            separate = nil
            isPair = true
            return
        }
        isPair = false
        switch form {
        case .centred:
            buttons = others + (cancel.map { [$0] } ?? [])
            separate = nil
        case .lowerEdge:
            buttons = others
            separate = cancel
        case .popover:
            // Without it there would be nothing in the popover.
            buttons = others.isEmpty ? cancel.map { [$0] } ?? [] : others
            separate = nil
        }
    }
}
