import Diagnostics
import Files
import HostStaging
import MainLoop
import PluginBehaviours
import PluginHost
import PluginTransport
import Testing
import UIKit

extension MultiProcess {
    @Suite("What becomes of a plugin that takes much memory") @MainActor final class Memory {
        /// In MiB. Of this the plugin takes four fifths at first, beside what every plugin takes.
        private static let limit = 80
        private let middle = CGPoint(x: 300, y: 150)
        /// In the log, of what the host had to say of memory.
        private var lines: [String] = []

        private func makeHost(
            _ behaviour: PluginBehaviour, clock: ManualClock, sandbox: Sandbox = .launcher
        ) async throws -> SpawningHost {
            var limits = ResourceLimits()
            limits.memory = Self.limit << 20
            let host = try SpawningHost(behaviour, clock: clock, sandbox: sandbox, limits: limits)
            try await host.waitUntilRunning()
            try await host.wait(until: "it has taken much") { [middle] in host.stage.pixel(middle) == "#000000" }
            return host
        }

        private func readLog() -> Override {
            PeerLog.read { [weak self] in if $0.contains("MiB") { self?.lines.append($0) } }
        }

        /// Lets time for a look pass, and one be taken: whatever the plugin says is an occasion.
        private func look(_ host: SpawningHost, _ clock: ManualClock) async throws {
            clock.advance(by: MemoryPolicy.pace)
            let before = host.stage.root.unhandled.count
            host.stage.tap(middle)
            try await host.wait(until: "it has said that the touch is nothing to it") {
                host.stage.root.unhandled.count > before + 1
            }
        }

        @Test(
            "MEM-07 a plugin that takes more when it is warned is ended, and its pane says why; the pane beside it goes on"
        )
        func hoards() async throws {
            let clock = ManualClock()
            let reading = readLog()
            defer { reading.end() }
            let host = try await makeHost(.hoardsMore, clock: clock)
            let number = try await host.waitUntilRunning()
            #expect(lines == [])
            clock.advance(by: MemoryPolicy.pace)
            // Where it is in a control group with a limit of memory, the kernel may be first.
            try await host.wait(until: "it was warned, and has taken more") { [self] in
                host.stage.pixel(middle) == "#ff0000" || host.pane.state != .running(processIdentifier: number)
            }
            #expect(lines.count >= 1)
            #expect(lines.first?.contains("was told to let go of what it can") == true)
            try await host.expectOwnPaneWorks()
            clock.advance(by: MemoryPolicy.pace)
            try await host.wait(until: "it has ended") { host.pane.state != .running(processIdentifier: number) }
            try await host.expectOwnPaneWorks()
            if case .ended = host.pane.state {
                let sentence = try await host.waitUntilEnded()
                let words = sentence.split(separator: " ")
                #expect(sentence.hasPrefix("It was ended because it took "))
                #expect(sentence.hasSuffix(" MiB of memory, more than the 80 MiB that it may take."))
                #expect(words.count > 6 && (96..<140).contains(Int(words[6]) ?? 0), "\(sentence)")
                #expect(lines.count == 2 && lines[1].hasSuffix("\(sentence) \(MemoryUse.remedy)"))
                #expect(host.recorder.launches == 1)
            } else {
                #expect(
                    lines.last?.contains("It was ended by force (signal 9), after a warning that it has taken") == true)
            }
            try await host.close()
        }

        @Test("MEM-07 a plugin whose first thread has ended is looked at by those that live, and ended as any other")
        func endsFirstThread() async throws {
            let clock = ManualClock()
            let reading = readLog()
            defer { reading.end() }
            var limits = ResourceLimits()
            limits.memory = Self.limit << 20
            let host = try SpawningHost(.endsFirstThread, clock: clock, limits: limits)
            let number = try await host.waitUntilRunning()
            try await host.wait(until: "its first thread has ended") {
                SystemFile.text(of: "/proc/\(number)/status")?.contains("\nState:\tZ") == true
            }
            for count in 1...2 {
                clock.advance(by: MemoryPolicy.pace)
                try await host.wait(until: "the host has looked \(count) times") { [self] in lines.count == count }
            }
            let sentence = try await host.waitUntilEnded()
            #expect(sentence.hasSuffix(" MiB of memory, more than the 80 MiB that it may take."), "\(sentence)")
            try await host.expectOwnPaneWorks()
            try await host.close()
        }

        @Test(
            "MEM-07 a plugin that lets go when it is warned lives on, in whatever sandbox", arguments: Sandboxes.kinds)
        func letsGo(sandbox: Sandbox) async throws {
            let clock = ManualClock()
            let reading = readLog()
            defer { reading.end() }
            let host = try await makeHost(.letsGo, clock: clock, sandbox: sandbox)
            let number = try await host.waitUntilRunning()
            clock.advance(by: MemoryPolicy.pace)
            try await host.wait(until: "it was warned, and has let go") { [middle] in
                host.stage.pixel(middle) == "#ffffff"
            }
            for _ in 0..<15 { try await look(host, clock) }
            #expect(host.pane.state == .running(processIdentifier: number))
            #expect(lines.count == 1)
            try await host.expectOwnPaneWorks()
            try await host.close()
        }
    }
}
