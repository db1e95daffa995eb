/// The words of an alert and its actions as a value, from which a controller is made, in another process too. Whoever reads one from a
/// peer limits the lengths of its texts and the number of its actions before that.
package struct AlertContent: Hashable, Sendable {
    /// One button, without what it does.
    package struct Action: Hashable, Sendable {
        package var title: String
        package var style: UIAlertAction.Style
        package var isEnabled: Bool
        /// Whether Return chooses it; one action at most has it, and in action sheets it has no effect.
        package var isPreferred: Bool

        package init(
            title: String, style: UIAlertAction.Style = .default, isEnabled: Bool = true, isPreferred: Bool = false
        ) {
            self.title = title
            self.style = style
            self.isEnabled = isEnabled
            self.isPreferred = isPreferred
        }
    }

    package var title: String?
    package var message: String?
    package var style: UIAlertController.Style
    /// In the order in which they were added; the surface may have another one.
    package var actions: [Action]

    package init(
        title: String? = nil, message: String? = nil, style: UIAlertController.Style = .alert, actions: [Action] = []
    ) {
        self.title = title
        self.message = message
        self.style = style
        self.actions = actions
    }

    /// The index of the action that leaves everything as it is; nil where there is none.
    package var cancel: Int? {
        actions.firstIndex { $0.style == .cancel }
    }

    /// The index of the action with the heavier title: the preferred one, or else the one that cancels.
    package var emphasized: Int? {
        let preferred = style == .alert ? actions.firstIndex(where: \.isPreferred) : nil
        return preferred ?? cancel
    }
}
