import PluginTransport
import Testing

@testable import PluginHost

@Suite("Lines that a plugin printed, in the host's log")
struct PrintedLineTests {
    @Test(
        "A line of the log keeps its level and loses the date, which the host's log puts before it",
        arguments: [
            ("trace", PeerLog.Kind.debug), ("debug", .debug), ("info", .debug), ("notice", .notice),
            ("warning", .warning),
            ("error", .error), ("critical", .error),
        ])
    func levels(level: String, kind: PeerLog.Kind) {
        let line = PrintedLine("2026-11-25T23:34:46+0000 \(level) mullion.views: [UIKit] there is no picture: a [b] c")
        #expect(line.text == "[UIKit] there is no picture: a [b] c")
        #expect(line.kind == kind)
    }

    @Test("A label of the plugin's own stays")
    func ownLabel() {
        let line = PrintedLine("2026-11-25T23:34:46-0130 warning org.example.clock: [Clock] late")
        #expect(line.text == "org.example.clock: [Clock] late")
        #expect(line.kind == .warning)
    }

    @Test(
        "Whatever else it prints is a notice, as it is",
        arguments: [
            "", " ", "tick", "warning mullion.views: [UIKit] late", "2026-11-25T23:34:46+0000 warning late",
            "2026-11-25T23:34:46+0000 fatal mullion.views: [UIKit] late",
            "2026-11-25T23:34:46+0000 warning mullion.views [UIKit] late",
            "2026-11-25T23:34:46+0000 warning mullion.views: late",
            "2026-11-25 23:34:46+0000 warning mullion.views: [U] l",
            "2026-11-25T23:34:46Z+000 warning mullion.views: [UIKit] late",
            "２026-11-25T23:34:46+0000 warning mullion.views: [UIKit] late",
            " 2026-11-25T23:34:46+0000 warning mullion.views: [UIKit] late",
            "Clock/Face.swift:7: Fatal error: no hands",
        ])
    func others(line: String) {
        #expect(PrintedLine(line).text == line)
        #expect(PrintedLine(line).kind == .notice)
    }
}
