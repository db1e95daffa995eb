import Foundation
import Glibc
import MainLoop
import Testing

@testable import PluginHost

@Suite("Memory pressure")
@MainActor
struct MemoryPressureTests {
    let clock = ManualClock()
    let loop: MainLoop

    init() throws {
        loop = try MainLoop(clock: clock)
    }

    @Test("Pressure is told once, and again only after what was let go of can have helped")
    func paced() throws {
        let sockets = try UrgentPair()
        var warnings = 0
        let pressure = try #require(MemoryPressure(watching: sockets.near, loop: loop) { warnings += 1 })
        #expect(!loop.runOneTurn(timeout: .zero))
        try report(to: sockets)
        #expect(warnings == 1)
        clock.advance(by: .seconds(9))
        loop.runOneTurn(timeout: .zero)
        try report(to: sockets)
        #expect(warnings == 1)
        clock.advance(by: .seconds(1))
        loop.runOneTurn(timeout: .zero)
        try report(to: sockets)
        #expect(warnings == 2)
        withExtendedLifetime(pressure) {}
    }

    /// Urgent news, as the kernel has them of a trigger.
    private func report(to sockets: UrgentPair) throws {
        try #require(send(sockets.far.number, "!", 1, CInt(MSG_OOB)) == 1)
        loop.runOneTurn(timeout: .zero)
        var byte: UInt8 = 0
        recv(sockets.near.number, &byte, 1, CInt(MSG_OOB))
    }

    @Test("A trigger that the kernel gives up is let go of, and says nothing any more")
    func givenUp() throws {
        var sockets: UrgentPair? = try UrgentPair()
        let near = try #require(sockets).near
        var warnings = 0
        let pressure = MemoryPressure(watching: near, loop: loop) { warnings += 1 }
        #expect(pressure != nil)
        sockets = nil
        loop.runOneTurn(timeout: .zero)
        #expect(!loop.runOneTurn(timeout: .zero) && warnings == 0)
        withExtendedLifetime(pressure) {}
    }

    @Test("Where the kernel has no such file, or none that can be waited for, nobody is told")
    func absent() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "pressure-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "memory")
        #expect(MemoryPressure(file: file.path, loop: loop) {} == nil)
        try Data().write(to: file)
        #expect(MemoryPressure(file: file.path, loop: loop) {} == nil)
        // What was asked for ends with a zero, as the kernel wants it.
        #expect(try Data(contentsOf: file) == Data("some 150000 2000000\0".utf8))
    }
}

/// Two connected sockets, which can have urgent news for each other.
private struct UrgentPair {
    let near: OwnedDescriptor
    let far: OwnedDescriptor

    init() throws {
        var numbers: [CInt] = [-1, -1]
        try #require(socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0, &numbers) == 0)
        near = OwnedDescriptor(taking: numbers[0])
        far = OwnedDescriptor(taking: numbers[1])
    }
}
