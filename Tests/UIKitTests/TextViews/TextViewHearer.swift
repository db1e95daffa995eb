import UIKit

/// The delegate of a text view that writes down what it hears.
final class TextViewHearer: UITextViewDelegate {
    var calls: [String] = []
    var allowsBeginning = true
    var allowsEnding = true
    var allowsChanges = true
    var allowsLinks = true
    var action: ((UITextItem, UIAction) -> UIAction?)?
    private var observers: [any NSObjectProtocol] = []

    init(of view: UITextView) {
        view.delegate = self
        let names: [(Notification.Name, String)] = [
            (UITextView.textDidBeginEditingNotification, "notification begin"),
            (UITextView.textDidChangeNotification, "notification change"),
            (UITextView.textDidEndEditingNotification, "notification end"),
        ]
        observers = names.map { name, word in
            NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.calls.append(word) }
            }
        }
    }

    /// Returns the calls since the last time.
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        calls.append("shouldBegin")
        return allowsBeginning
    }

    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("didBegin") }

    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        calls.append("shouldEnd")
        return allowsEnding
    }

    func textViewDidEndEditing(_ textView: UITextView) { calls.append("didEnd") }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        calls.append("shouldChange \(range.location)+\(range.length) \(text)")
        return allowsChanges
    }

    func textViewDidChange(_ textView: UITextView) { calls.append("didChange \(textView.text ?? "")") }
    func textViewDidChangeSelection(_ textView: UITextView) {
        calls.append("select \(textView.selectedRange.location)")
    }

    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        calls.append("link \(URL.absoluteString) \(characterRange.location)+\(characterRange.length)")
        return allowsLinks
    }

    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
        action.map { $0(textItem, defaultAction) } ?? defaultAction
    }
}
