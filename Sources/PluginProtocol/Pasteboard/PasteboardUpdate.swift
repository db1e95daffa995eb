/// A message in which a host tells a plugin of its pasteboard.
package struct PasteboardUpdate: Hashable, Sendable {
    /// Grows with each change.
    package var changeCount: UInt64
    package var content: PasteboardDescription
    /// The answer to a request; nil where the plugin has not asked.
    package var answer: Answer?

    package struct Answer: Hashable, Sendable {
        package var request: PasteboardRequestSerial
        /// Whether the plugin may do what it asked for.
        package var isGranted: Bool

        package init(request: PasteboardRequestSerial, isGranted: Bool) {
            self.request = request
            self.isGranted = isGranted
        }
    }

    package init(changeCount: UInt64, content: PasteboardDescription, answer: Answer? = nil) {
        self.changeCount = changeCount
        self.content = content
        self.answer = answer
    }
}

extension PasteboardUpdate: CustomStringConvertible {
    package var description: String {
        let answered = answer.map { ", request: \($0.request)\($0.isGranted ? "" : " refused")" } ?? ""
        return "change: \(changeCount), \(content)\(answered)"
    }
}
