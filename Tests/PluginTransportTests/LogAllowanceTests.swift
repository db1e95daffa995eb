import Diagnostics
import MainLoop
import PluginTransport
import Testing

@Suite("What a peer can write into the log") @MainActor
struct LogAllowanceTests {
    private let clock = ManualClock()
    private let loop: MainLoop
    private let line = String(repeating: "x", count: 1000 - LogBudget.lineOverhead)

    init() throws {
        loop = try MainLoop(clock: clock)
    }

    private func pass(_ time: Duration) {
        clock.advance(by: time)
        loop.runOneTurn(timeout: .zero)
    }

    @Test("D3 what is left out is said once a minute, and nothing is said when nothing was")
    func report() {
        var said: [String] = []
        let allowance = LogAllowance(LogBudget(burst: 4000, bytesPerMinute: 2048), loop: loop) { said.append($0) }
        #expect((0..<10).count { _ in allowance.admits(line) } == 4)
        #expect(!allowance.admits(line, standingFor: 100))
        pass(.seconds(59))
        #expect(said == [])
        pass(.seconds(1))
        #expect(said == ["[106 more lines left out: over 2 KiB a minute]"])
        #expect(allowance.admits(line) && allowance.admits(line) && !allowance.admits(line))
        pass(.seconds(60))
        #expect(said.last == "[1 more line left out: over 2 KiB a minute]")
        pass(.seconds(600))
        #expect(said.count == 2)
    }

    @Test("D3 a day of wrong messages, of a plugin and of strangers, is some megabytes")
    func day() throws {
        var bytes = 0
        let log = PeerLog(TransportRig.plugin, loop: loop) { bytes += $1.utf8.count + LogBudget.lineOverhead }
        let sentence = "refused a message: " + String(repeating: "\u{1B}", count: 500)
        for _ in 0..<(24 * 60) {
            for _ in 0..<30 {
                log.warning(sentence)
                log.warningOfStranger(sentence)
            }
            pass(.seconds(60))
        }
        #expect(bytes > 1 << 20)
        #expect(bytes < 16 << 20)
    }

    @Test(
        "S8 what is said on a plugin's account has its name and a budget, and hides nothing of what the host says of the plugin"
    )
    func account() {
        var lines: [String] = []
        let log = PeerLog(TransportRig.plugin, loop: loop) { lines.append("\($0) \($1)") }
        log.onAccount {
            for number in 0..<10_000 {
                Log.controllers.warning("\(line) \(number)", source: "UIKit")
                Log.views.error("\(line) \(number)", source: "QuartzCore")
            }
            log.warning("refused a message")
        }
        #expect(lines.first == "warning org.mullion.clock: [UIKit] \(line) 0")
        #expect(lines.dropFirst().first == "error org.mullion.clock: [QuartzCore] \(line) 0")
        #expect(lines.last == "warning org.mullion.clock: refused a message")
        #expect(lines.count > 10 && lines.count < 100)
        pass(.seconds(60))
        #expect(lines.last?.hasSuffix("more lines left out: over 4 KiB a minute]") == true)
        lines = []
        log.warning("It was ended by force (signal 9).")
        #expect(lines == ["warning org.mullion.clock: It was ended by force (signal 9)."])
    }

    @Test("D3 neither strangers nor what a plugin prints hides what the host says about the plugin")
    func kinds() {
        var lines: [String] = []
        let log = PeerLog(TransportRig.plugin, loop: loop) { lines.append("\($0) \($1)") }
        for _ in 0..<10_000 {
            if log.output.admits(line) { log.printed(line) }
            log.warningOfStranger(line)
        }
        lines = []
        log.warning("It was ended by force (signal 9).")
        log.notice("waiting for it")
        #expect(
            lines == [
                "warning org.mullion.clock: It was ended by force (signal 9).",
                "notice org.mullion.clock: waiting for it",
            ])
    }
}
