import Glibc
import MainLoop
import MainLoopTesting
import PluginHost
import ProcessInspection
import Testing

@MainActor @Suite("Arguments of the demo", .serialized, .timeLimit(.minutes(4)))
struct ArgumentTests {
    struct Mistake: CustomTestStringConvertible {
        var arguments: [String]
        var exitCode: CInt
        /// What the sentence has to name.
        var words: [String]

        var testDescription: String {
            arguments.joined(separator: " ")
        }
    }

    nonisolated static let mistakes = [
        Mistake(arguments: ["--size", "5x5"], exitCode: 64, words: ["'5x5'", "from 100x100 to 10000x10000"]),
        Mistake(arguments: ["--size", "large"], exitCode: 64, words: ["'large'", "--size"]),
        Mistake(arguments: ["--scale", "0"], exitCode: 64, words: ["--scale 0.0 is not from 1 to 4"]),
        Mistake(arguments: ["--port", "99999"], exitCode: 64, words: ["--port 99999 is no port", "0 to 65535"]),
        Mistake(arguments: ["--screen", "paper"], exitCode: 64, words: ["'paper'", "'sdl', 'vnc' or 'offscreen'"]),
        Mistake(arguments: ["--appearance", "grey"], exitCode: 64, words: ["'grey'", "Light or dark"]),
        Mistake(
            arguments: ["--snapshot", "/nowhere/demo.png"], exitCode: 64,
            words: ["/nowhere/demo.png", "make the folder /nowhere"]),
        Mistake(arguments: ["--bigger"], exitCode: 64, words: ["--bigger", "DemoHost --help"]),
        Mistake(
            arguments: ["--screen", "sdl"], exitCode: 1, words: ["There is no display", "DISPLAY is not set", "vnc"]),
        Mistake(
            arguments: ["--screen", "vnc", "--address", "0.0.0.0", "--vnc-port", "0"], exitCode: 1,
            words: ["a password is needed"]),
        Mistake(
            arguments: ["--screen", "vnc", "--vnc-password", "far too long", "--vnc-port", "0"], exitCode: 1,
            words: ["at most eight"]),
        Mistake(
            arguments: ["--let-everybody-in", "--vnc-password", "secret"], exitCode: 64,
            words: ["exclude each other"]),
        Mistake(
            arguments: ["--sandbox", "castle"], exitCode: 64, words: ["'castle'", "'launcher', 'bubblewrap' or 'none'"]),
        Mistake(
            arguments: ["--plugin-memory", "8"], exitCode: 64,
            words: ["--plugin-memory 8 is no number of MiB from 64 to 1048576"]),
        Mistake(
            arguments: ["--allow-network", "clock"], exitCode: 64, words: ["--allow-network clock is no plugin's"]),
        Mistake(
            arguments: ["--starter", "/bin/true"], exitCode: 64, words: ["--starter is of use with --gate only"]),
        Mistake(
            arguments: ["--let-everybody-in", "--vnc-password-file", "/nowhere"], exitCode: 64,
            words: ["--let-everybody-in and --vnc-password-file exclude each other"]),
        Mistake(
            arguments: ["--vnc-password", "secret", "--vnc-password-file", "/nowhere"], exitCode: 64,
            words: ["--vnc-password and --vnc-password-file exclude each other"]),
        Mistake(
            arguments: ["--screen", "vnc", "--vnc-password-file", "/nowhere/word", "--vnc-port", "0"], exitCode: 1,
            words: ["/nowhere/word cannot be read"]),
        Mistake(
            arguments: ["--allow-origin", "https://desk.example/"], exitCode: 64,
            words: ["https://desk.example/ is no origin", "https://desk.example.org:8443"]),
        Mistake(arguments: ["--allow-origin", "null"], exitCode: 64, words: ["null is no origin"]),
        Mistake(arguments: ["--check-health"], exitCode: 1, words: ["MULLION_HEALTH_SOCKET is not set"]),
    ]

    private func expect(_ mistake: Mistake) async throws {
        let demo = try Demo(mistake.arguments, on: try GuestLoop())
        try await demo.waitForExit()
        #expect(demo.exitStatus == .exited(code: mistake.exitCode))
        for word in mistake.words {
            #expect(demo.complaints.contains { $0.contains(word) }, "“\(word)” is not in \(demo.complaints)")
        }
        #expect(demo.output == [])
        #expect(demo.runtimeDirectory.leftovers == [])
        #expect(ProcessTable.processes(withEnvironment: "XDG_RUNTIME_DIR=\(demo.runtimeDirectory.path)") == [])
    }

    @Test("A wrong argument ends the program with a sentence that says what is wrong", arguments: mistakes)
    func mistake(_ mistake: Mistake) async throws {
        try await expect(mistake)
    }

    @Test(
        "A port at which another program listens ends the program with a sentence", arguments: ["--vnc-port", "--port"])
    func portInUse(_ option: String) async throws {
        let listener = OwnedDescriptor(taking: socket(AF_INET, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                #expect(bind(listener.number, address, length) == 0)
                #expect(getsockname(listener.number, address, &length) == 0)
            }
        }
        #expect(listen(listener.number, 1) == 0)
        let port = "\(UInt16(bigEndian: address.sin_port))"
        let other = option == "--port" ? "--vnc-port" : "--port"
        try await expect(
            Mistake(
                arguments: ["--screen", "vnc", option, port, other, "0"], exitCode: 1,
                words: ["port \(port)", "nother program listens", "--vnc-port, 0 for a free one"]))
    }

    @Test("The help is that of the program that was started")
    func help() async throws {
        let demo = try Demo(["--help"], on: try GuestLoop())
        try await demo.waitForExit()
        #expect(demo.exitStatus == .exited(code: 0))
        #expect(demo.output.contains { $0.hasPrefix("USAGE: DemoHost ") })
    }

    @Test("A host that is started as a plugin says so, and opens no ports")
    func hostAsPlugin() async throws {
        let host = try Demo(
            ["--screen", "vnc", "--vnc-port", "0", "--port", "0"], environment: ["MULLION_BOOTSTRAP_FD": "3"],
            on: try GuestLoop())
        try await host.waitForExit()
        #expect(host.exitStatus == .exited(code: 64))
        #expect(host.complaints.contains { $0.contains("is a host, and was started as a plugin") })
        #expect(host.output == [])
    }

    @Test("What comes after -- is the program's own")
    func ownArguments() async throws {
        let demo = try Demo(
            ["--screen", "offscreen", "--duration", "0.1", "--", "--kiosk", "--screen"], on: try GuestLoop())
        try await demo.waitForExit()
        #expect(demo.exitStatus == .exited(code: 0), "\(demo.complaints)")
    }

    @Test("A plugin that is started by hand says what it is and how to see it")
    func pluginByHand() async throws {
        let plugin = try Demo(program: "HelloPlugin", [], on: try GuestLoop())
        try await plugin.waitForExit()
        #expect(plugin.exitStatus == .exited(code: 64))
        #expect(plugin.complaints.contains { $0.hasPrefix("HelloPlugin: This is a plugin for Mullion.") })
        #expect(plugin.complaints.contains { $0.contains("start a host that uses it") })
    }
}
