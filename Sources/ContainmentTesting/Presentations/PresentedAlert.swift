import UIKit

/// An alert or an action sheet that is shown, be it the host's or one that the host draws for a plugin.
@MainActor public struct PresentedAlert: Presented {
    public let presented: PresentedController

    private var alert: UIAlertController {
        get async throws {
            let controller = try await controller
            guard let alert = controller as? UIAlertController else {
                throw ContainmentTestError(.notPresented, presented.query.absence)
            }
            return alert
        }
    }

    /// The title as the user reads it, or nil where there is none.
    public var title: String? { get async throws { try await alert.title } }
    /// The words below the title, or nil where there are none.
    public var message: String? { get async throws { try await alert.message } }

    /// The line above the title that names the plugin that asks; nil for an alert of the host's own.
    public var origin: String? { get async throws { try await alert.origin } }

    /// The actions in the order in which they were added, with their titles and styles. Those of a plugin's alert are the host's own.
    public var actions: [UIAlertAction] { get async throws { try await alert.actions } }

    /// The text fields in the order in which they were added; none in an alert that the host draws for a plugin, whose alerts with fields are
    /// in its own pane.
    public var textFields: [UITextField] { get async throws { try await alert.textFields ?? [] } }

    /// Touches an action's button, and returns when the alert is gone and whoever asked has heard the answer.
    ///
    /// - Parameter title: The title of the action.
    public func tap(action title: String) async throws {
        let alert = try await alert
        guard alert.actions.contains(where: { $0.title == title }) else {
            let titles = alert.actions.map { "\"\($0.title ?? "")\"" }
            throw ContainmentTestError(
                .noElement,
                "The \(PresentationQuery.name(of: alert)) has no action \"\(title)\". It has \(titles.isEmpty ? "none" : titles.joined(separator: ", "))."
            )
        }
        try await elements(.button, title).only.tap()
        try checkGone(alert, "a tap on \"\(title)\"")
    }
}
