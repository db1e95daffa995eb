import Foundation
import Glibc
import MainLoop
import MainLoopTesting
import Testing

@testable import PluginHost

@Suite("Addresses that a host opens", .timeLimit(.minutes(4))) @MainActor struct DesktopOpenerTests {
    private let folder: TestFolder
    private let address: URL

    init() throws {
        folder = try TestFolder()
        address = try #require(URL(string: "https://example.org/a?b=c&d=$(touch%20x)'"))
    }

    private var said: String { "\(folder.own)/said" }

    /// Makes the program by which addresses are opened, of a shell script.
    private func install(_ script: String) throws {
        let program = "\(folder.own)/xdg-open"
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(fileURLWithPath: program))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    }

    private func opener(on loop: MainLoop) throws -> DesktopOpener {
        let environment = ["PATH": "relative:\(folder.own):/usr/bin:/bin", "DISPLAY": ":7", "SECRET": "known"]
        return try #require(DesktopOpener(environment: environment, on: loop))
    }

    @Test(
        "The program of the desktop gets the address as it is and what leads to the desktop, and its status is the answer",
        arguments: [0, 3])
    func opened(status: Int) async throws {
        try install("printf '%s\\n' $# \"$1\" \"$DISPLAY\" \"${SECRET-hidden}\" > '\(said)'; exit \(status)")
        // The program is waited for however long it takes.
        let guest = try GuestLoop(clock: ManualClock())
        var answers: [Bool] = []
        let opener = try opener(on: guest.loop)
        opener.open(address) { answers.append($0) }
        #expect(answers.isEmpty)
        try await guest.wait(until: "the answer comes") { !answers.isEmpty }
        #expect(answers == [status == 0])
        let lines = try String(contentsOfFile: said, encoding: .utf8)
        #expect(lines == "1\n\(address.absoluteString)\n:7\nhidden\n")
    }

    @Test(
        "What is neither a page nor a letter is not opened",
        arguments: ["file:///etc/passwd", "ftp://example.org", "javascript:alert(1)", "made-up:thing", "/etc/passwd"])
    func otherKinds(text: String) async throws {
        try install("echo > '\(said)'")
        let guest = try GuestLoop()
        let other = try #require(URL(string: text))
        var answers: [Bool] = []
        let opener = try opener(on: guest.loop)
        #expect(!opener.canOpen(other))
        opener.open(other) { answers.append($0) }
        #expect(answers.isEmpty)
        try await guest.wait(until: "the answer comes") { !answers.isEmpty }
        #expect(answers == [false])
        #expect(!FileManager.default.fileExists(atPath: said))
        for text in ["http://example.org", "HTTPS://example.org", "mailto:somebody@example.org"] {
            #expect(opener.canOpen(try #require(URL(string: text))))
        }
    }

    @Test("Where the desktop's program is not installed nobody opens addresses")
    func notInstalled() throws {
        let loop = try MainLoop(clock: ManualClock())
        #expect(DesktopOpener(environment: ["PATH": folder.own], on: loop) == nil)
        #expect(DesktopOpener(environment: ["PATH": ""], on: loop) == nil)
    }

    @Test("A program that goes on for five seconds has opened the address, and is left alone")
    func patience() async throws {
        let gate = "\(folder.own)/gate"
        try #require(mkfifo(gate, 0o600) == 0)
        try install("read line < '\(gate)'; echo > '\(said)'; exit 1")
        let clock = ManualClock()
        let guest = try GuestLoop(clock: clock)
        var answers: [Bool] = []
        let opener = try opener(on: guest.loop)
        opener.open(address) { answers.append($0) }
        clock.advance(by: .milliseconds(4999))
        guest.loop.runOneTurn(timeout: .zero)
        #expect(answers.isEmpty)
        clock.advance(by: .milliseconds(1))
        guest.loop.runOneTurn(timeout: .zero)
        #expect(answers == [true])
        // Read and write, so that nobody waits for the other.
        let end = open(gate, O_RDWR)
        try #require(end >= 0)
        defer { close(end) }
        #expect(write(end, "\n", 1) == 1)
        let said = said
        try await guest.wait(until: "the program ends") { FileManager.default.fileExists(atPath: said) }
        #expect(answers == [true])
    }
}
