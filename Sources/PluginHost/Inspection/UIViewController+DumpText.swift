import UIKit

extension UIViewController {
    /// A line for this controller and each below it, those of plugins too: class, how far it has appeared, place, title. What was presented
    /// from a controller stands below it, and what a plugin has had presented below the pane that did it.
    ///
    /// - Parameter answer: What came of asking a pane's plugin.
    package func write(
        to text: inout DumpText, depth: Int = 0, answer: (RemoteViewController) -> PaneAnswer
    ) {
        guard !text.isFull else { return }
        if let pane = self as? RemoteViewController {
            text.add("\(ownDump) of \(pane.plugin)", depth: depth)
            let answer = answer(pane)
            if case .told(let description) = answer {
                for line in description.controllers { text.add(line, depth: depth + 1) }
            }
            if let note = answer.note(pane.state) { text.add(note, depth: depth + 1) }
        } else {
            text.add(ownDump, depth: depth)
            for child in children { child.write(to: &text, depth: depth + 1, answer: answer) }
        }
        for presentation in presentationDumps {
            text.add(presentation.line, depth: depth + 1)
            presentation.controller.write(to: &text, depth: depth + 2, answer: answer)
        }
    }
}
