import Testing
import UIKit
import UIKitTesting

/// A button in a window, beside which things are shared, and a log of what activities and completion handlers were told. Nothing is animated.
@MainActor struct SharingStaging {
    let stage = Stage()
    let button = UIButton(frame: CGRect(x: 380, y: 100, width: 60, height: 40))
    let log = SharingLog()

    init() {
        UIView.setAnimationsEnabled(false)
        resize(to: CGSize(width: 820, height: 1180))
        stage.root.view.addSubview(button)
        stage.update()
    }

    func resize(to size: CGSize) {
        stage.window.resize(to: size)
        stage.update()
    }

    /// A controller whose source is the button, and whose end the log hears of.
    func controller(_ items: [Any], _ activities: [UIActivity] = []) -> UIActivityViewController {
        let controller = UIActivityViewController(activityItems: items, applicationActivities: activities)
        controller.completionWithItemsHandler = { [log, weak root = stage.root] type, isCompleted, results, error in
            #expect(results == nil && error == nil)
            let presented = root?.presentedViewController == nil ? "gone" : "there"
            log.lines.append("\(type?.rawValue ?? "nothing") \(isCompleted) \(presented)")
        }
        controller.popoverPresentationController?.sourceView = button
        return controller
    }

    /// Presents the controller while `body` runs.
    func showing(_ controller: UIActivityViewController, _ body: () throws -> Void) rethrows {
        stage.root.present(controller, animated: false)
        settle()
        defer {
            if stage.root.presentedViewController != nil { stage.root.dismiss(animated: false) }
            settle()
        }
        try body()
    }

    func settle() {
        for _ in 0..<4 { stage.update() }
    }

    /// The rows from the top down.
    func rows(of controller: UIActivityViewController) -> [UITableViewCell] {
        (controller.view as? UITableView)?.visibleCells ?? []
    }

    func titles(of controller: UIActivityViewController) -> [String] {
        rows(of: controller).compactMap(\.accessibilityLabel)
    }

    func tap(_ title: String, of controller: UIActivityViewController) throws {
        let row = try #require(rows(of: controller).first { $0.accessibilityLabel == title })
        stage.tap(row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil))
        settle()
    }
}

/// Writes down what activities and completion handlers are told, in order.
@MainActor final class SharingLog {
    var lines: [String] = []

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
