/// A question of a plugin, which its host draws.
package struct AlertDescription: Hashable, Sendable {
    package struct Action: Hashable, Sendable {
        package enum Style: Hashable, Sendable {
            case plain, cancel, destructive
        }

        package var title: String
        package var style: Style
        package var isEnabled: Bool
        package var isPreferred: Bool

        package init(title: String, style: Style = .plain, isEnabled: Bool = true, isPreferred: Bool = false) {
            self.title = title
            self.style = style
            self.isEnabled = isEnabled
            self.isPreferred = isPreferred
        }
    }

    /// In bytes of UTF-8.
    package static let longestTitle = 1024
    package static let longestMessage = 8192
    package static let longestActionTitle = 256
    package static let mostActions = 32

    package var title: String?
    package var message: String?
    package var isActionSheet: Bool
    /// Of which one at most cancels, and one at most is preferred.
    package var actions: [Action]

    package init(title: String?, message: String?, isActionSheet: Bool, actions: [Action]) {
        self.title = title
        self.message = message
        self.isActionSheet = isActionSheet
        self.actions = actions
    }
}
