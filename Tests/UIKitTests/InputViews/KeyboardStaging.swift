import Diagnostics
import UIKit
import UIKitTesting

/// A window of 400 by 300 points, a clock that the test moves on, and what is posted about the keyboard.
@MainActor final class KeyboardStaging {
    let stage: Stage
    let clock = ManualFrameClock()
    private let installation: Override
    private var observers: [any NSObjectProtocol] = []
    /// Each notification by its name, with the upper edges of the two frames and the duration.
    private(set) var log: [String] = []
    /// The user info of the last one.
    private(set) var lastFrames: (begin: CGRect?, end: CGRect?, boxed: CGRect?) = (nil, nil, nil)

    private static let names: [(String, Notification.Name)] = [
        ("willChangeFrame", UIResponder.keyboardWillChangeFrameNotification),
        ("willShow", UIResponder.keyboardWillShowNotification),
        ("willHide", UIResponder.keyboardWillHideNotification),
        ("didChangeFrame", UIResponder.keyboardDidChangeFrameNotification),
        ("didShow", UIResponder.keyboardDidShowNotification),
        ("didHide", UIResponder.keyboardDidHideNotification),
    ]

    init(root: UIViewController = UIViewController()) {
        installation = clock.install()
        stage = Stage(root: root)
        for (text, name) in Self.names {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                    let begin = note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
                    let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                    let boxed = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
                    let seconds = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
                    MainActor.assumeIsolated {
                        self?.log.append(
                            "\(text) \(Int(begin?.minY ?? -1))>\(Int(end?.minY ?? -1)) in \(seconds ?? -1)")
                        self?.lastFrames = (begin, end, boxed)
                    }
                })
        }
    }

    isolated deinit {
        observers.forEach(NotificationCenter.default.removeObserver)
        installation.end()
    }

    /// A field in the root's view.
    func addField(input: UIView? = nil, accessory: UIView? = nil) -> InputField {
        let field = InputField(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
        (field.ownInputView, field.ownAccessory) = (input, accessory)
        stage.root.view.addSubview(field)
        return field
    }

    func bar(_ height: CGFloat) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height))
    }

    /// Lets everything that moves come to rest.
    func settle() {
        for _ in 0..<3 {
            stage.update()
            clock.advance(by: .milliseconds(400))
        }
        stage.update()
    }

    /// Returns the notifications since this was called last.
    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }

    /// The place of a view in the window.
    func place(of view: UIView) -> CGRect {
        view.convert(view.bounds, to: nil)
    }
}
