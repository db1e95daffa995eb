import CoreGraphics
import TextLayout
import UIKit

/// A text that is edited with the places of its characters: what a text view has, without the view.
final class Editor {
    var text: EditedText
    let geometry: TextGeometry
    private(set) var clipboard: String?

    /// - Parameter marked: The text, with `|` where the caret is, or at both ends of the selection.
    init(_ marked: String, width: CGFloat? = 400, isMultiline: Bool = true) {
        let parts = marked.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        let string = parts.joined()
        text = EditedText("", isMultiline: isMultiline)
        text.reset(to: string)
        let font = FontDescription(size: 20)
        geometry = TextGeometry(
            StyledText(runs: [.init(text: string, font: font, color: CGColor(gray: 0, alpha: 1))]), width: width)
        if parts.count > 1 {
            let start = parts[0].utf16.count
            text.select(start..<start + (parts.count > 2 ? parts[1].utf16.count : 0))
        }
    }

    /// Does commands one after the other; what is cut or copied can be pasted.
    @discardableResult func callAsFunction(_ commands: EditingCommand...) -> String {
        for command in commands {
            let result = text.perform(command, with: geometry, pageHeight: 100, pasted: clipboard)
            clipboard = result.copied ?? clipboard
            apply(result)
        }
        return marked
    }

    /// Types characters one after the other.
    @discardableResult func type(_ characters: String) -> String {
        for character in characters { apply(text.insert(String(character))) }
        return marked
    }

    func apply(_ result: EditingResult) {
        for change in result.changes { geometry.replace(change.range, with: change.replacement) }
    }

    /// The text with `|` where the caret is, or at both ends of the selection.
    var marked: String {
        let range = text.selection.range
        let (head, tail) = (0..<range.lowerBound, range.upperBound..<text.content.count)
        return text.content.string(in: head) + "|" + (range.isEmpty ? "" : text.selectedText + "|")
            + text.content.string(in: tail)
    }
}
