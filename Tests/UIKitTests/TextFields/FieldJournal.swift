import Foundation
import UIKit

/// Writes down the questions and the reports of text fields, each line with the name of the field, which is its accessibility identifier.
@MainActor final class FieldJournal: NSObject, UITextFieldDelegate {
    private(set) var lines: [String] = []
    private var observers: [any NSObjectProtocol] = []

    /// The answers of the delegate; what is not here is yes.
    var refused: Set<String> = []
    /// The reactions of the delegate to lines, before it answers.
    var reactions: [String: (UITextField) -> Void] = [:]
    /// Takes the place of the answer to a change, if it answers.
    var decision: ((UITextField, NSRange, String) -> Bool)?

    init(_ center: NotificationCenter = .default) {
        super.init()
        for (name, word) in [
            (UITextField.textDidBeginEditingNotification, "begin"), (UITextField.textDidChangeNotification, "change"),
            (UITextField.textDidEndEditingNotification, "end"),
        ] {
            observers.append(
                center.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                    MainActor.assumeIsolated { self?.lines.append("told \(word)") }
                })
        }
    }

    isolated deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    /// Hears of everything that a field does.
    ///
    /// - Parameter exits: Whether there is an action for the end by Return.
    func follow(_ field: UITextField, _ name: String, exits: Bool = false) {
        field.accessibilityIdentifier = name
        field.delegate = self
        var events: [(UIControl.Event, String)] = [
            (.editingDidBegin, "begin"), (.editingChanged, "change"), (.editingDidEnd, "end"),
        ]
        if exits { events.append((.editingDidEndOnExit, "exit")) }
        for (event, word) in events {
            field.addAction(
                UIAction { [weak self] action in
                    guard let field = action.sender as? UITextField else { return }
                    self?.note("event \(word)", field)
                }, for: event)
        }
    }

    /// The lines since the last time.
    func taken() -> [String] {
        defer { lines = [] }
        return lines
    }

    private func note(_ line: String, _ field: UITextField) {
        lines.append("\(field.accessibilityIdentifier ?? "?") \(line)")
        reactions[line]?(field)
    }

    private func ask(_ line: String, _ field: UITextField) -> Bool {
        note(line, field)
        return !refused.contains(line)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("shouldBegin", textField) }
    func textFieldDidBeginEditing(_ textField: UITextField) { note("didBegin", textField) }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("shouldEnd", textField) }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        note("didEnd \(reason)", textField)
    }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        let may = ask("shouldChange", textField)
        lines[lines.count - 1] += " \(range.location) \(range.length) “\(string)”"
        return decision?(textField, range, string) ?? may
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { note("selection", textField) }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("shouldClear", textField) }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("shouldReturn", textField) }
}
