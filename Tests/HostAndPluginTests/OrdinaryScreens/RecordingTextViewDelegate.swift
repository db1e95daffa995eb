import UIKit

/// Writes down what a text view tells and asks its delegate, and passes it on to whoever is the delegate otherwise. That the caret is in a text
/// without characters is left out.
final class RecordingTextViewDelegate: UITextViewDelegate {
    private(set) var lines: [String] = []
    private weak var inner: (any UITextViewDelegate)?

    /// Takes the place of the delegate that a text view has.
    init(in textView: UITextView) {
        inner = textView.delegate
        textView.delegate = self
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        lines.append("shouldBegin")
        return inner?.textViewShouldBeginEditing(textView) ?? true
    }

    func textViewDidBeginEditing(_ textView: UITextView) {
        lines.append("didBegin")
        inner?.textViewDidBeginEditing(textView)
    }

    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        lines.append("shouldEnd")
        return inner?.textViewShouldEndEditing(textView) ?? true
    }

    func textViewDidEndEditing(_ textView: UITextView) {
        lines.append("didEnd")
        inner?.textViewDidEndEditing(textView)
    }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        lines.append("shouldChange \(range.location)+\(range.length) \(text)")
        return inner?.textView(textView, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    func textViewDidChangeSelection(_ textView: UITextView) {
        if textView.hasText { lines.append("select \(textView.selectedRange.location)") }
        inner?.textViewDidChangeSelection(textView)
    }

    func textViewDidChange(_ textView: UITextView) {
        lines.append("didChange \(textView.text ?? "")")
        inner?.textViewDidChange(textView)
    }
}
