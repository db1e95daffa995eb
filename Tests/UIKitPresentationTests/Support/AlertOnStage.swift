import Testing
import UIKit
import UIKitTesting

/// An alert that is presented in a stage's window, as far as it can be told from outside: by what there is for those who cannot see.
@MainActor struct AlertOnStage {
    let alert: UIAlertController
    private let stage: Stage

    init(_ alert: UIAlertController, _ stage: Stage) {
        self.alert = alert
        self.stage = stage
    }

    var isGone: Bool {
        alert.presentingViewController == nil && alert.viewIfLoaded?.window == nil
    }

    private var elements: [UIView] {
        alert.view.describedViews.map(\.view)
    }

    /// The buttons from the top down, and within a line from the left.
    var buttons: [UIControl] {
        elements.compactMap { $0 as? UIControl }.sorted {
            let (one, other) = (frame(of: $0), frame(of: $1))
            return one.minY == other.minY ? one.minX < other.minX : one.minY < other.minY
        }
    }

    var titles: [String] {
        buttons.compactMap(\.accessibilityLabel)
    }

    /// The texts above the buttons.
    var texts: [String] {
        elements.compactMap { ($0 as? UILabel)?.text }
    }

    func label(_ text: String) throws -> UILabel {
        try #require(elements.lazy.compactMap { $0 as? UILabel }.first { $0.text == text })
    }

    func button(_ title: String) throws -> UIControl {
        try #require(buttons.first { $0.accessibilityLabel == title })
    }

    var focused: String? {
        buttons.first(where: \.isFocused)?.accessibilityLabel
    }

    /// Returns the frame of a view in the window's coordinates.
    func frame(of view: UIView) -> CGRect {
        view.convert(view.bounds, to: nil)
    }

    func frame(_ title: String) throws -> CGRect {
        frame(of: try button(title))
    }

    /// The frame of the alert in the window's coordinates.
    var frame: CGRect {
        frame(of: alert.view)
    }

    func middle(_ title: String) throws -> CGPoint {
        let frame = try frame(title)
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    func tap(_ title: String) throws {
        stage.tap(try middle(title))
        for _ in 0..<3 { stage.update() }
    }

    func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
        stage.pressKey(key, modifiers)
        for _ in 0..<3 { stage.update() }
    }
}
