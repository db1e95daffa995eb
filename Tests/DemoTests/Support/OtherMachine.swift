import Foundation
import Glibc
import MainLoopTesting
import PluginHost

/// A network namespace of its own, joined to this one by a cable (veth): as good as another machine. It goes with the object.
@MainActor final class OtherMachine {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// This machine's address on the cable.
    let here: String
    private let there: String
    private let cable: String
    private let guest: GuestLoop
    private var holder: ChildProcess?

    /// Whether this user may make one.
    nonisolated static let isPossible =
        geteuid() == 0
        && ["/usr/sbin/ip", "/usr/bin/unshare", "/usr/bin/nsenter"].allSatisfy(
            FileManager.default.isExecutableFile(atPath:))

    init(on guest: GuestLoop) async throws {
        self.guest = guest
        let number = Int(getpid()) % 250
        here = "10.77.\(number).1"
        there = "10.77.\(number).2"
        cable = "mg\(getpid())"
        // What holds the namespace says so, and does nothing.
        var isThere = false
        holder = try ChildProcess.spawn(
            ProcessDescription(
                executable: "/usr/bin/unshare",
                arguments: ["--net", "/bin/sh", "-c", "echo there; exec sleep 3600"]),
            on: guest.loop, onLine: { _, _ in isThere = true }, onExit: { _ in })
        try await guest.wait(until: "the namespace is there") { isThere }
        let process = "\(holder?.processIdentifier ?? 0)"
        try ip(["link", "add", cable, "type", "veth", "peer", "name", "cable", "netns", process])
        try ip(["address", "add", "\(here)/30", "dev", cable])
        try ip(["link", "set", cable, "up"])
        try ip(["address", "add", "\(there)/30", "dev", "cable"], inside: true)
        try ip(["link", "set", "cable", "up"], inside: true)
    }

    isolated deinit {
        holder?.endNow()
    }

    /// The words before those of a program that is to run there.
    var entry: [String] {
        ["/usr/bin/nsenter", "--net=/proc/\(holder?.processIdentifier ?? 0)/ns/net"]
    }

    /// Sees what goes over the cable from now on.
    func capture() throws -> WireCapture {
        try WireCapture(of: cable, on: guest.loop)
    }

    /// The cable is pulled, or put in again.
    func setCable(isIn: Bool) throws {
        try ip(["link", "set", cable, isIn ? "up" : "down"])
    }

    private func ip(_ words: [String], inside: Bool = false) throws {
        let command = (inside ? entry : []) + ["/usr/sbin/ip"] + words
        let process = Process()
        process.executableURL = URL(fileURLWithPath: command[0])
        process.arguments = Array(command.dropFirst())
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(description: "\(command.joined(separator: " ")) failed")
        }
    }
}
