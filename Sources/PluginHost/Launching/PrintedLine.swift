import PluginTransport

/// A line that a plugin printed, as it stands in the host's log.
///
/// A plugin's own log begins each line with a date, a level and a label: `2026-01-01T00:00:00+0000 warning mullion.views: [UIKit] …`. The
/// host's log puts a date and a label before it anyway, so these are taken off, and the level is kept. It is the plugin's word, and
/// the plugin's name stands before it.
struct PrintedLine: Equatable {
    /// The part of the line that the host's log shows.
    let text: String
    /// A notice for whatever was simply printed.
    let kind: PeerLog.Kind

    private static let kinds: [Substring: PeerLog.Kind] = [
        "trace": .debug, "debug": .debug, "info": .debug, "notice": .notice, "warning": .warning, "error": .error,
        "critical": .error,
    ]
    /// Labels of this project's own log begin so. They say less than the module behind them.
    private static let ownLabel = "mullion."

    init(_ line: String) {
        let words = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
        guard words.count == 4, Self.isDate(words[0]), let kind = Self.kinds[words[1]],
            words[2].hasSuffix(":"), words[3].hasPrefix("[")
        else {
            self.init(text: line, kind: .notice)
            return
        }
        self.init(text: words[2].hasPrefix(Self.ownLabel) ? String(words[3]) : "\(words[2]) \(words[3])", kind: kind)
    }

    private init(text: String, kind: PeerLog.Kind) {
        self.text = text
        self.kind = kind
    }

    /// Whether the word is a date as `2026-01-01T00:00:00+0000` is.
    private static func isDate(_ word: Substring) -> Bool {
        let pattern = "0000-00-00T00:00:00+0000".utf8
        return word.utf8.count == pattern.count
            && zip(word.utf8, pattern).allSatisfy { byte, wanted in
                switch wanted {
                case UInt8(ascii: "0"): (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                case UInt8(ascii: "+"): byte == wanted || byte == UInt8(ascii: "-")
                default: byte == wanted
                }
            }
    }
}
