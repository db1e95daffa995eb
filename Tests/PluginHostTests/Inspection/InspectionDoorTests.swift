import Diagnostics
import Foundation
import Glibc
import MainLoop
import MainLoopTesting
import PluginProtocol
import ProtocolSamples
import Testing
import UIKit

@testable import PluginHost

@MainActor @Suite("The door at which a host is inspected", .serialized, .timeLimit(.minutes(4)))
struct InspectionDoorTests {
    private let clock = ManualClock()
    private let guest: GuestLoop
    private let folder: TestFolder

    init() throws {
        guest = try GuestLoop(clock: clock)
        folder = try TestFolder()
    }

    private func makeDoor(windows: @escaping () -> [UIWindow] = { [] }) throws -> InspectionDoor {
        try InspectionDoor(
            path: "\(folder.own)/inspect", loop: guest.loop, windows: windows, plugins: { [Samples.clock] })
    }

    private func client(of door: InspectionDoor, reads: Bool = true) throws -> InspectionClient {
        try InspectionClient(door.path, on: guest.loop, reads: reads)
    }

    private func answer(to words: String, of door: InspectionDoor) async throws -> [String] {
        let client = try client(of: door)
        client.say(words)
        try await guest.wait(until: "the answer is complete") { client.isOver }
        return client.lines
    }

    @Test("A dump has a greeting, its sections and an end; one section has no heading")
    func dump() async throws {
        let door = try makeDoor()
        #expect(
            try await answer(to: "dump\n", of: door) == [
                InspectionWords.granted, "Elements:", "", "Controllers:", "", "Layers:", InspectionWords.end,
            ])
        #expect(
            try await answer(to: "dump layers\n", of: door) == [InspectionWords.granted, InspectionWords.end])
        door.close()
        #expect(!FileManager.default.fileExists(atPath: door.path))
    }

    @Test("Only the user of the host can open it, and no second host takes its place")
    func rights() throws {
        let door = try makeDoor()
        var status = stat()
        #expect(lstat(door.path, &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600)
        #expect {
            try makeDoor()
        } throws: {
            "\($0)".contains("Another program answers at \(door.path). Set MULLION_INSPECT")
        }
        door.close()
    }

    /// A program of another user that asks for a dump and prints what it is told.
    private func visit(_ path: String, asUser user: uid_t) async throws -> [String] {
        let script = """
            import os, socket
            if os.geteuid() == 0:
                os.setgroups([])
                os.setuid(\(user))
            with socket.socket(socket.AF_UNIX) as connection:
                connection.connect("\(path)")
                try:
                    connection.sendall(b"dump layers\\n")
                except ConnectionError:
                    pass
                try:
                    while text := connection.recv(4096):
                        print(text.decode(), end="")
                except ConnectionError:
                    pass
            """
        let child = try LaunchedChild(
            ProcessDescription(executable: "/usr/bin/python3", arguments: ["-c", script]))
        try await child.waitForExit()
        return child.lines()
    }

    @Test(
        "A program of another user is sent away, wherever the socket is and whatever its mode (as root; else only this user's comes in)"
    )
    func otherUser() async throws {
        let door = try makeDoor()
        #expect(try await visit(door.path, asUser: geteuid()).first == InspectionWords.granted)
        if geteuid() == 0 {
            for place in [folder.path, folder.own] { chmod(place, 0o755) }
            chmod(door.path, 0o666)
            #expect(
                try await visit(door.path, asUser: 65534) == [
                    InspectionWords.refused, "This host belongs to another user.", InspectionWords.end,
                ])
        }
        door.close()
    }

    @Test("A plugin does not hear where the door is")
    func childEnvironment() {
        let options = SpawnOptions(environment: ["MULLION_INSPECT": "/a", "MULLION_TRACE": "1"])
        #expect(options.environment["MULLION_INSPECT"] == nil)
        #expect(options.environment["MULLION_TRACE"] == "1")
    }

    @Test(
        "What is no request is refused with a sentence",
        arguments: [
            ("sing\n", "This host knows the requests dump and trace, and not “sing”"),
            ("\n", "This host knows the requests dump and trace"),
            ("\u{1B}[2J\0\u{FF}\n", "and not “\\u{1B}[2J\\u{0}ÿ”"),
            ("dump elephants\n", "There is no “elephants” to be dumped, but elements, controllers, layers."),
            ("trace ..\n", "“..” is no plugin's identifier"),
            ("trace org.example.none\n", "This host has no plugin org.example.none. It has org.mullion.clock."),
            (String(repeating: "x", count: 4097), "A request has one line of at most 4096 bytes."),
            (String(repeating: "x", count: 9000) + "\n", "A request has one line of at most 4096 bytes."),
        ])
    func refusals(_ request: String, _ sentence: String) async throws {
        let door = try makeDoor()
        let lines = try await answer(to: request, of: door)
        #expect(lines.count == 3)
        #expect(lines.first == InspectionWords.refused)
        #expect(lines.dropFirst().first?.contains(sentence) == true, "\(lines)")
        #expect(lines.last == InspectionWords.end)
        #expect(door.visitors.isEmpty)
        door.close()
    }

    @Test("Who says nothing, or never ends a line, is sent away after a while")
    func silence() async throws {
        let door = try makeDoor()
        let silent = try client(of: door)
        let slow = try client(of: door)
        slow.say("dum")
        try await guest.wait(until: "both are there") { door.visitors.count == 2 }
        clock.advance(by: InspectionVisitor.patience)
        try await guest.wait(until: "both are sent away") { silent.isOver && slow.isOver }
        #expect(door.visitors.isEmpty)
        door.close()
    }

    @Test("Who comes when the most are there is told so; where one leaves another one has a place")
    func crowd() async throws {
        let door = try makeDoor()
        let crowd = try (0..<InspectionDoor.mostVisitors).map { _ in try client(of: door) }
        try await guest.wait(until: "all are there") { door.visitors.count == crowd.count }
        let lines = try await answer(to: "dump\n", of: door)
        #expect(lines.first == InspectionWords.refused)
        #expect(lines.dropFirst().first?.hasPrefix("8 programs inspect this host already") == true)
        crowd[0].leave()
        try await guest.wait(until: "one has left") { door.visitors.count == crowd.count - 1 }
        #expect(try await answer(to: "dump layers\n", of: door).first == InspectionWords.granted)
        door.close()
    }

    /// A window with so many layers that a dump of them has more than a socket takes.
    private func fullWindow() -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for _ in 0..<40_000 { window.layer.addSublayer(CALayer()) }
        return window
    }

    @Test("Who does not read what was asked for is sent away; who reads slowly gets all of it")
    func unread() async throws {
        let window = fullWindow()
        let door = try makeDoor { [window] }
        let idle = try client(of: door, reads: false)
        let slow = try client(of: door, reads: false)
        for client in [idle, slow] { client.say("dump layers\n") }
        try await guest.wait(until: "both are there") { door.visitors.count == 2 }
        // Both are answered in the turns in which they are heard.
        #expect(try await answer(to: "dump layers\n", of: door).count == 40_003)
        try slow.read()
        try await guest.wait(until: "all is read") { slow.isOver }
        #expect(slow.lines.count == 40_003)
        clock.advance(by: InspectionVisitor.patience)
        try await guest.wait(until: "the other one is sent away") { door.visitors.isEmpty }
        try idle.read()
        try await guest.wait(until: "it notices") { idle.isOver }
        #expect(idle.lines.last != InspectionWords.end)
        door.close()
    }

    @Test("A dump has an end, however much there is")
    func limit() {
        var text = DumpText(limit: 1 << 20)
        for _ in 0..<1000 { text.add(String(repeating: "x", count: 5000)) }
        #expect(text.isFull)
        #expect(text.lines.count == (1 << 20) / 5001 + 1)
        #expect(text.lines.last == "… the rest is left out: a dump has at most 1024 KiB")
    }

    private func watcher(of door: InspectionDoor, reads: Bool = true) async throws -> InspectionClient {
        let client = try client(of: door, reads: reads)
        client.say("trace \(Samples.clock)\n")
        try await guest.wait(until: "it watches") { door.visitors.contains { $0.interest != nil } }
        return client
    }

    @Test("Who watches gets each message, until it leaves or the host ends")
    func trace() async throws {
        let door = try makeDoor()
        let trace = try #require(WireTrace.ifWanted(plugin: Samples.clock))
        let client = try await watcher(of: door)
        trace.message(HostToPlugin.scene(.closeScene), scene: Samples.scene, .sent)
        trace.message(PluginToHost.session(.didRecordTrace(["a\u{1B}[2Jb"])), scene: nil, .received)
        try await guest.wait(until: "both messages are shown") { client.lines.count == 3 }
        #expect(client.lines[0] == InspectionWords.granted)
        #expect(client.lines[1].hasSuffix("] -> org.mullion.clock#2 CloseScene"))
        #expect(!client.text.contains("\u{1B}"))
        client.leave()
        try await guest.wait(until: "it has left") { door.visitors.isEmpty }
        let other = try await watcher(of: door)
        try await guest.wait(until: "it is told so") { other.lines.count == 1 }
        door.close()
        try await guest.wait(until: "the host has ended") { other.isOver }
        #expect(other.lines == [InspectionWords.granted, InspectionWords.end])
    }

    @Test(
        "Who watches and does not read fast enough loses lines, and is told how many; the host keeps no more than was agreed"
    )
    func slowWatcher() async throws {
        let door = try makeDoor()
        let trace = try #require(WireTrace.ifWanted(plugin: Samples.clock))
        let client = try await watcher(of: door, reads: false)
        func ping() { trace.message(HostToPlugin.session(.ping), scene: nil, .sent) }
        let count = 50_000
        for _ in 0..<count { ping() }
        try client.read()
        try await guest.wait(until: "the gap is told of") { client.lines.last?.hasPrefix("… ") == true }
        let gap = try #require(client.lines.last?.firstMatch(of: /^… (\d+) lines were left out/).flatMap { Int($0.1) })
        let shown = client.lines.count { $0.hasSuffix("Ping") }
        #expect(shown + gap == count)
        // What waited, and what the socket's buffer took.
        #expect(shown * 40 < InspectionVisitor.mostWaiting * 4)
        ping()
        try await guest.wait(until: "it goes on") { client.lines.last?.hasSuffix("Ping") == true }
        door.close()
    }

    @Test("Where nobody wants it there is none, and a place that is none is an error that names the variable")
    func environment() throws {
        func door(_ value: String?, isUsual: Bool = false) throws -> InspectionDoor? {
            let options = EnvironmentOptions(environment: value.map { ["MULLION_INSPECT": $0] } ?? [:])
            return try InspectionDoor(environment: options, isUsual: isUsual, loop: guest.loop) { [] }
        }
        #expect(try door(nil) == nil)
        #expect(try door("0", isUsual: true) == nil)
        #expect { try door("yes") } throws: { "\($0)".contains("MULLION_INSPECT is “yes”. Set it to 1,") }
        let named = try #require(try door("\(folder.own)/named"))
        #expect(named.path == "\(folder.own)/named")
        named.close()
    }
}
