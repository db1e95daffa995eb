import HostStaging
import MainLoop
import PluginHost
import PluginTransport
import Testing
import UIKit

extension HostAndPlugin {
    @Suite("A plugin that takes too much memory") @MainActor final class Memory {
        private let host: InMemoryHost
        private var lines: [String] = []
        private let running = RemoteViewController.State.running(processIdentifier: nil)
        private let ended = RemoteViewController.State.ended(
            reason: "It was ended because it took 101 MiB of memory, more than the 100 MiB that it may take.")

        init() throws {
            host = try InMemoryHost { _ in ColorViewController() }
            host.launcher.memoryLimit = 100 << 20
        }

        /// What the host's log says of plugins as long as `body` runs.
        private func readingLog(_ body: () throws -> Void) rethrows {
            let reading = PeerLog.read { [weak self] in self?.lines.append($0) }
            defer { reading.end() }
            try body()
        }

        /// Lets one look pass, at which the last plugin has taken so many MiB.
        private func look(at taken: Int) throws {
            try host.run.memory = taken << 20
            host.pass(MemoryPolicy.pace)
        }

        /// As `look(at:)`, while the plugin says nothing.
        private func wait(_ duration: Duration, taking taken: Int) throws {
            try host.run.memory = taken << 20
            host.clock.advance(by: duration)
            host.loop.runOneTurn(timeout: .zero)
        }

        /// Which warnings of memory each controller of the last plugin had.
        private func warnings() throws -> [Int] {
            let controllers = try #require(try host.run.connection).controllers
            return controllers.map { ($0 as? ColorViewController)?.events.count { $0 == "memory warning" } ?? -1 }
        }

        @Test(
            "MEM-07 a plugin that is short of memory is warned and, if it takes more, ended; its pane says why, and others see nothing"
        )
        func warnedAndEnded() throws {
            let frame = CGRect(x: 200, y: 150, width: 200, height: 150)
            let neighbour = host.showPane(of: InMemoryHost.otherIdentifier, frame: frame)
            let other = try host.run
            other.memory = 10 << 20
            let pane = host.showPane(frame: CGRect(x: 200, y: 0, width: 200, height: 150))
            _ = host.showPane("other", frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            try readingLog {
                try look(at: 74)
                #expect(try warnings() == [0, 0])
                #expect(lines == [])
                try look(at: 75)
                #expect(try warnings() == [1, 1])
                try look(at: 100)
                #expect(pane.state == running)
                try look(at: 101)
            }
            #expect(pane.state == ended)
            #expect(
                host.stage.texts(in: pane) == [
                    "First", "It was ended because it took 101 MiB of memory, more than the 100 MiB that it may take.",
                    "Retry",
                ])
            #expect(
                lines == [
                    "org.example.first: has taken 75 MiB of the 100 MiB of memory that it may take, and was told to let go of what it can. It is ended if it takes more than that. \(MemoryUse.remedy)",
                    "org.example.first: It was ended because it took 101 MiB of memory, more than the 100 MiB that it may take. \(MemoryUse.remedy)",
                ])
            #expect(neighbour.state == running)
            #expect(
                (other.connection?.controllers.first as? ColorViewController)?.events.contains("memory warning")
                    == false)
            #expect(host.stage.pixel(CGPoint(x: 300, y: 225)) == "#ff0000")
            // It would only do the same again.
            host.pass(.seconds(600))
            #expect(host.launcher.runs.count == 2)
        }

        @Test(
            "MEM-07 one that leaps beyond its limit is warned too before it is ended, and one that lets go then lives on"
        )
        func leap() throws {
            let pane = host.showPane()
            try look(at: 500)
            #expect(try warnings() == [1])
            try look(at: 20)
            try look(at: 500)
            #expect(try warnings() == [2])
            #expect(pane.state == running)
            try look(at: 101)
            #expect(pane.state == ended)
        }

        @Test("After Retry the new process has all of its memory, and its own warnings")
        func retry() throws {
            let pane = host.showPane()
            try look(at: 101)
            try look(at: 101)
            #expect(pane.state == ended)
            pane.retry()
            host.settle()
            #expect(pane.state == running)
            try look(at: 101)
            #expect(pane.state == running)
            #expect(try warnings() == [1])
        }

        @Test("MEM-07 one that says nothing any more is looked at as often, and warned and ended as well")
        func silent() throws {
            let pane = host.showPane()
            host.pass(MemoryPolicy.pace)
            try readingLog {
                // The next ping, the badge, the offer, and from then on as often as pings come.
                for duration in [5, 3, 7, 5] { try wait(.seconds(duration), taking: 20) }
                #expect(pane.state == .unresponsive(offersRestart: true))
                #expect(lines.count == 1)
                try wait(.seconds(5), taking: 101)
                #expect(lines.count == 2 && lines[1].contains("101 MiB"))
                #expect(pane.state == .unresponsive(offersRestart: true))
                try wait(.seconds(5), taking: 101)
            }
            host.settle()
            #expect(pane.state == ended)
        }

        @Test("One that talks without end is looked at as often as any other")
        func talkative() throws {
            let pane = host.showPane()
            try host.run.memory = 101 << 20
            for _ in 0..<19 {
                host.pass(.milliseconds(500))
                try host.controller(ColorViewController.self).title = "\(host.clock.now)"
                host.settle()
                #expect(pane.state == running)
            }
            #expect(try warnings() == [1])
            host.pass(.milliseconds(500))
            try host.controller(ColorViewController.self).title = "more"
            host.settle()
            #expect(pane.state == ended)
        }

        @Test("One that shows nothing and says nothing wakes nobody, and is looked at when it is shown again")
        func hidden() throws {
            let pane = host.showPane()
            try host.run.memory = 90 << 20
            host.stage.window.isHidden = true
            host.settle()
            #expect(host.pass(.seconds(3600)) == 0)
            #expect(try warnings() == [0])
            host.stage.window.isHidden = false
            host.settle()
            host.pass(MemoryPolicy.pace)
            #expect(try warnings() == [1])
            #expect(pane.state == running)
        }

        @Test(
            "Low: one that goes up and down has one line in the log for each time that it was down, and few a minute")
        func upAndDown() throws {
            _ = host.showPane()
            try readingLog {
                for round in 0..<720 { try look(at: round.isMultiple(of: 2) ? 80 : 40) }
            }
            #expect(lines.count == 360)
            #expect(lines.reduce(0) { $0 + $1.utf8.count } < 60 * 4096)
        }

        @Test("A plugin that the kernel ends after a warning is said to have been warned, and one that crashes is not")
        func killed() throws {
            let pane = host.showPane()
            let recorder = StateRecorder()
            pane.hostDelegate = recorder
            for signal: Int32 in [9, 11] {
                try look(at: 90)
                try host.run.end(.exited(.killed(signal: signal)))
                host.pass(.seconds(2))
            }
            try look(at: 20)
            try host.run.end(.exited(.killed(signal: 9)))
            host.settle()
            let reasons = recorder.states.compactMap { state -> String? in
                if case .waitingToRestart(let reason) = state { reason } else { nil }
            }
            #expect(
                reasons == [
                    "It was ended by force (signal 9), after a warning that it has taken 90 MiB of the 100 MiB of memory that it may take.",
                    "It was ended by a memory error (signal 11).",
                    "It was ended by force (signal 9).",
                ])
        }

        /// Lets looks pass, each of which finds that the plugin hides its memory (`-`) or takes 10 MiB (`+`).
        private func look(_ looks: String) throws {
            for look in looks {
                try host.run.hidesMemory = look == "-"
                try self.look(at: 10)
            }
        }

        @Test(
            "One that runs and tells nothing of its memory, at three of six looks, is ended with a sentence, and not started again",
            arguments: [("---", 3), ("--+-", 4), ("-+-+-", 5), ("+-++--", 6), ("++++-+-++-", 6), ("-+++++--+-", 6)])
        func hiding(looks: String, among: Int) throws {
            let pane = host.showPane()
            try readingLog {
                try look(String(looks.dropLast()))
                #expect(pane.state == running && lines == [])
                try look("-")
            }
            let sentence =
                "It was ended because its host could not tell how much memory it takes, 3 times in \(among) looks."
            #expect(pane.state == .ended(reason: sentence))
            #expect(lines == ["org.example.first: \(sentence)"])
            host.pass(.seconds(600))
            #expect(host.launcher.runs.count == 1)
        }

        @Test("One that cannot be read now and then, at two of six looks, lives on", arguments: ["-++-++", "--++++"])
        func hidingAtTimes(looks: String) throws {
            let pane = host.showPane()
            for _ in 0..<10 { try look(looks) }
            #expect(pane.state == running)
        }

        @Test("Where this machine tells of no process, or nobody set a limit, nobody is warned or ended")
        func unread() throws {
            let pane = host.showPane()
            for _ in 0..<10 { host.pass(MemoryPolicy.pace) }
            #expect(try warnings() == [0])
            host.launcher.memoryLimit = nil
            pane.retry()
            host.settle()
            for _ in 0..<3 { try look(at: 1000) }
            #expect(try warnings() == [0])
            #expect(pane.state == running)
        }
    }
}
