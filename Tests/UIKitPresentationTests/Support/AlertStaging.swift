import Testing
import UIKit
import UIKitTesting

/// A window in which alerts are presented, and a log of what was chosen in them. Nothing is animated.
@MainActor struct AlertStaging {
    let stage = Stage()
    let log = AlertLog()

    init() {
        UIView.setAnimationsEnabled(false)
    }

    /// An alert whose actions the log hears of.
    func alert(
        _ title: String? = "Title", _ message: String? = nil, _ style: UIAlertController.Style = .alert,
        _ actions: [(String, UIAlertAction.Style)]
    ) -> UIAlertController {
        let alert = UIAlertController(title: title, message: message, preferredStyle: style)
        for (title, style) in actions {
            alert.addAction(
                UIAlertAction(title: title, style: style) { [log, weak root = stage.root] action in
                    log.add(action, isPresenting: root?.presentedViewController != nil)
                })
        }
        return alert
    }

    /// Presents the alert while `body` runs.
    func showing(_ alert: UIAlertController, _ body: (AlertOnStage) throws -> Void) rethrows {
        stage.root.present(alert, animated: false)
        settle()
        defer {
            stage.root.dismiss(animated: false)
            settle()
        }
        try body(AlertOnStage(alert, stage))
    }

    func settle() {
        for _ in 0..<3 { stage.update() }
    }
}

/// Writes down the actions that were chosen, in order.
@MainActor final class AlertLog {
    private(set) var titles: [String] = []
    /// Whether anything was still presented when each choice was told.
    private(set) var presenting: [Bool] = []

    func add(_ action: UIAlertAction, isPresenting: Bool) {
        titles.append(action.title ?? "")
        presenting.append(isPresenting)
    }
}
