import Foundation
import Testing

@Suite("A host and a plugin in a package of their own")
struct GreetingHostTests {
    @Test("The host is told what comes after --, and finds its plugin, and the launcher that starts it, beside itself")
    func running() throws {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let folder = URL(fileURLWithPath: tests).deletingLastPathComponent()
        let own = FileManager.default.temporaryDirectory.appendingPathComponent(
            "mo-\(UInt32.random(in: .min ... .max))")
        try FileManager.default.createDirectory(
            at: own, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(at: own) }

        let host = Process()
        host.executableURL = folder.appendingPathComponent("GreetingHost")
        // It is asked to end long before.
        host.arguments = ["--screen", "offscreen", "--duration", "120", "--", "--kiosk", "--screen"]
        host.environment = [
            "PATH": "/usr/bin:/bin", "XDG_RUNTIME_DIR": own.path, "XDG_DATA_HOME": own.path, "MULLION_LOG": "debug",
        ]
        let output = Pipe()
        let words = Pipe()
        host.standardError = output
        host.standardOutput = words
        try host.run()
        var log = ""
        while !log.contains("org.example.greeting: running, process ") {
            let more = output.fileHandleForReading.availableData
            try #require(!more.isEmpty, "The host ended, and said: \(log)")
            log += String(decoding: more, as: UTF8.self)
        }
        host.terminate()
        _ = try output.fileHandleForReading.readToEnd()
        host.waitUntilExit()
        #expect(host.terminationStatus == 0)
        let said = String(decoding: try words.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        #expect(said == "own arguments: [\"--kiosk\", \"--screen\"]\n")
    }
}
