import UIKit

/// Long texts for text views, and somebody who types into them.
@MainActor package enum LongText {
    /// Returns a text of at least `count` code units in paragraphs of at most 1,000.
    ///
    /// - Parameter word: Is repeated; one that is not ASCII makes the text one that Foundation has to count.
    package static func make(_ count: Int, of word: String = "morning ") -> String {
        let word = word.isEmpty ? " " : word
        var text = ""
        var length = 0
        var paragraph = 0
        while length < count {
            // Paragraphs of many lengths, always the same ones.
            let words = 1 + (paragraph * 37) % max(900 / word.utf16.count, 1)
            text += String(repeating: word, count: words) + "\n"
            length += words * word.utf16.count + 1
            paragraph += 1
        }
        return text
    }

    /// Returns a text view of a megabyte with the caret in its middle, in a window. It has been laid out.
    package static func view(in stage: Stage, _ count: Int = 1_000_000, of word: String = "morning ") -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        view.text = make(count, of: word)
        stage.root.view.addSubview(view)
        stage.update()
        view.becomeFirstResponder()
        let middle = NSRange(location: count / 2, length: 0)
        view.selectedRange = middle
        view.scrollRangeToVisible(middle)
        stage.update()
        return view
    }

    /// Types characters one by one, each with an update of the screen after it.
    package static func type(_ characters: String, into view: UITextView, _ stage: Stage) {
        for character in characters {
            view.insertText(String(character))
            stage.update()
        }
    }
}
