/// By which a host under test has a plugin report each callback that its controllers get.
package enum CallbackReport {
    /// What asks for it, before any scene is opened.
    package static let command = "mullion.report-callbacks"

    private static let mark = "callback "

    /// A line of `DidRecordTrace`.
    package static func line(_ callback: String, of controller: String) -> String {
        "\(mark)\(controller) \(callback)"
    }

    /// - Returns: Nil for a line about something else.
    package static func parts(of line: String) -> (controller: String, callback: String)? {
        guard line.hasPrefix(mark) else { return nil }
        let words = line.dropFirst(mark.count).split(separator: " ", maxSplits: 1)
        return words.count == 2 ? (String(words[0]), String(words[1])) : nil
    }
}
