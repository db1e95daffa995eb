import Foundation

/// Lines without end on both standard streams, with what commands a terminal (D1 and D2 of docs/Threats.md).
enum LogFlood {
    private static let line = Data(
        "\u{1B}[2J\u{1B}]0;owned\u{7} 2026-01-01T00:00:00+0000 error mullion: forged\r\n".utf8)

    static func begin() {
        for stream in [FileHandle.standardOutput, .standardError] {
            Thread.detachNewThread {
                while true { stream.write(line) }
            }
        }
    }
}
