import MainLoop
import UIKit

/// When what happened between an edit and its pixels, by the loop's clock.
struct ReloadTimes {
    /// The first change was noticed.
    let edited: Duration
    /// The build of it was begun, with all that was written together with it.
    var begun: Duration?
    var built: Duration?
    /// The new process has said that it is there.
    var started: Duration?
    /// What it drew is on the screen.
    var shown: Duration?

    /// From the edit to the pixels; nil until they are there.
    var total: Duration? {
        shown.map { $0 - edited }
    }

    /// The whole and its parts, in words; nil until all of them are known.
    var summary: String? {
        guard let begun, let built, let started, let shown else { return nil }
        return
            "\(Self.words(shown - edited)) after the edit (noticed in \(Self.words(begun - edited)), built in \(Self.words(built - begun)), started in \(Self.words(started - built)), drawn in \(Self.words(shown - started)))"
    }

    /// `1.24 s`.
    static func words(_ duration: Duration) -> String {
        let hundredths = Int(clamping: (duration / .milliseconds(10)).rounded())
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
    }
}
