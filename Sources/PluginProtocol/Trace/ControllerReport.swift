/// By which a host under test has a plugin report which controllers its scenes have.
package enum ControllerReport {
    /// What asks for it.
    package static let command = "mullion.report-controllers"
    /// The last line of each report.
    package static let end = "controllers end"

    /// A line of `DidRecordTrace`.
    package static func line(_ text: String, of scene: SceneID) -> String {
        "controllers \(scene.rawValue) \(text)"
    }

    /// - Returns: Nil for a line about something else.
    package static func parts(of line: String) -> (scene: SceneID, text: String)? {
        let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
        guard words.count == 3, words[0] == "controllers", let number = UInt64(words[1]),
            let scene = SceneID(rawValue: number)
        else { return nil }
        return (scene, String(words[2]))
    }
}
