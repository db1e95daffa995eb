import Foundation

/// The platform's ways in for input methods. What they commit comes by `insertText(_:)`, which replaces what is marked.
extension UIWindow {
    /// Shows what an input method has put in and not committed: it replaces what is marked, or else the selection. An empty text takes
    /// away what is marked.
    ///
    /// - Parameter selectedRange: What is selected of `text`, in UTF-16 code units from its start; as much of it counts as there is.
    package func setMarkedText(_ text: String, selectedRange: Range<Int>) {
        guard presentedMenu == nil else { return }
        textInput.setMarkedText(text, selectedRange: selectedRange)
    }

    /// Leaves what an input method has put in as text.
    package func unmarkText() {
        textInput.unmarkText()
    }

    /// Deletes text on either side of what is marked, or else of the selection, and leaves that as it is. A responder that is no
    /// `UITextInput` has no text around its selection, and deletes nothing.
    ///
    /// - Parameters:
    ///   - before: UTF-16 code units before it, at most as many as `TextInputState` tells.
    ///   - after: UTF-16 code units behind it, likewise.
    package func deleteSurroundingText(before: Int, after: Int) {
        guard presentedMenu == nil else { return }
        let reach = 0...TextInputState.Surroundings.reach
        let (before, after) = (min(max(before, 0), reach.upperBound), min(max(after, 0), reach.upperBound))
        if let owner = firstResponder as? any TextInputStateOwner {
            owner.deleteSurroundingText(before: before, after: after)
        } else if let input = firstResponder as? any UITextInput {
            input.deleteSurroundingText(before: before, after: after)
            updateTextInteractions(of: input)
        }
    }

    /// A key that is held down repeats, and went to a responder whose text is elsewhere: that is told of it.
    ///
    /// - Returns: Whether there is such a responder.
    func passKeyRepeat(_ key: UIKey, timestamp: TimeInterval) -> Bool {
        guard presentedMenu == nil, let owner = firstResponder as? any TextInputStateOwner,
            keyDelivery.receiver(of: key.keyCode) === owner
        else { return false }
        owner.repeatKey(key, timestamp: timestamp)
        return true
    }
}

extension UITextInput {
    fileprivate func deleteSurroundingText(before: Int, after: Int) {
        guard let middle = markedTextRange ?? selectedTextRange else { return }
        // What is deleted behind it moves neither the selection's start nor what is before that.
        let start = offset(from: beginningOfDocument, to: middle.start)
        if after > 0 {
            delete(from: middle.end, to: position(from: middle.end, offset: after) ?? endOfDocument)
        }
        guard before > 0, let end = position(from: beginningOfDocument, offset: start) else { return }
        delete(from: position(from: end, offset: -before) ?? beginningOfDocument, to: end)
    }

    private func delete(from start: UITextPosition, to end: UITextPosition) {
        guard let range = textRange(from: start, to: end), !range.isEmpty,
            shouldChangeText(in: range, replacementText: "")
        else { return }
        replace(range, withText: "")
    }
}
