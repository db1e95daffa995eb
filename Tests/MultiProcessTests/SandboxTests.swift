import Files
import Foundation
import MainLoop
import PluginBehaviours
import PluginHost
import Testing

extension MultiProcess {
    @Suite("What a host gives a plugin, and what it keeps from it") @MainActor struct Sandboxes {
        private nonisolated static let hasBubblewrap = access("/usr/bin/bwrap", X_OK) == 0
        nonisolated static let kinds = Sandbox.allCases.filter { $0 != .bubblewrap || hasBubblewrap }
        private let folder: PrivateFolder

        init() throws {
            folder = try PrivateFolder()
        }

        /// Starts a host whose plugin is a script, and waits until that has said its last word.
        private func run(
            _ script: String, in sandbox: Sandbox = .launcher, environment: [String: String] = [:]
        ) async throws -> HostProcess {
            let program = try ScriptPlugin.make(script + "\necho the end", in: folder)
            let host = try HostProcess(
                plugin: program, environment: environment.merging(["MULLION_SANDBOX": sandbox.rawValue]) { $1 })
            try await host.wait(until: "the script is at its end") { $0.printed.contains("the end") }
            return host
        }

        @Test("A plugin has a home of its own, in which alone it can write, whatever confines it", arguments: kinds)
        func home(sandbox: Sandbox) async throws {
            let host = try await run(
                """
                for name in HOME TMPDIR XDG_CACHE_HOME XDG_CONFIG_HOME XDG_DATA_HOME XDG_STATE_HOME XDG_RUNTIME_DIR; do
                    eval "echo $name=\\$$name"
                done
                echo kept > "$TMPDIR/file" && cat "$HOME/tmp/file"
                stat -c %a "$HOME"
                """, in: sandbox)
            let home = "\(host.data.path)/mullion/plugins-data/org.mullion.fixture"
            let expected = [
                "HOME=\(home)", "TMPDIR=\(home)/tmp", "XDG_CACHE_HOME=\(home)/cache", "XDG_CONFIG_HOME=\(home)/config",
                "XDG_DATA_HOME=\(home)/data", "XDG_STATE_HOME=\(home)/state", "XDG_RUNTIME_DIR=", "kept", "700",
                "the end",
            ]
            #expect(
                Array(host.printed.suffix(from: host.printed.firstIndex(of: "HOME=\(home)") ?? 0).prefix(10))
                    == expected)
            try await host.kill()
        }

        @Test("Where the user has no place for data, it is with the host's sockets and goes with them")
        func spareHome() async throws {
            let host = try await run(
                "echo HOME=$HOME; echo kept > $HOME/file && echo wrote", environment: ["XDG_DATA_HOME": "/proc/none"])
            #expect(host.printed.contains("wrote"))
            #expect(host.printed.contains { $0.hasPrefix("HOME=\(host.folder.url.path)/mullion/h") })
            #expect(host.lines.contains { $0.contains("there is no folder for its data in XDG_DATA_HOME or HOME") })
            try await host.kill()
        }

        @Test(
            "Other plugins' data and the user's files are out of reach", .enabled(if: Kernel.confinesFiles),
            arguments: kinds.filter { $0 != .none })
        func others(sandbox: Sandbox) async throws {
            let other = folder.url.appendingPathComponent("secret").path
            try Data("secret".utf8).write(to: URL(fileURLWithPath: other))
            let host = try await run(
                """
                ls "$HOME/.." && echo lists others
                cat '\(other)' && echo reads files
                echo x > '\(other)' && echo writes files
                echo x > "$HOME/../new" && echo makes plugins
                """, in: sandbox)
            #expect(!host.printed.contains { $0.hasPrefix("lists") || $0.hasPrefix("reads") || $0.hasPrefix("writes") })
            #expect(!host.printed.contains("makes plugins"))
            #expect(try String(contentsOfFile: other, encoding: .utf8) == "secret")
            try await host.kill()
        }

        @Test(
            "Of what a link leads to a plugin may read the program alone, and what SwiftPM puts beside one",
            .enabled(if: Kernel.confinesFiles), arguments: kinds.filter { $0 != .none })
        func link(sandbox: Sandbox) async throws {
            let home = folder.url.appendingPathComponent("home").path
            let files = FileManager.default
            try files.createDirectory(atPath: "\(home)/Parts.resources", withIntermediateDirectories: true)
            try Data("part".utf8).write(to: URL(fileURLWithPath: "\(home)/Parts.resources/part"))
            try Data("secret".utf8).write(to: URL(fileURLWithPath: "\(home)/key"))
            let program = try ScriptPlugin.make("", in: folder)
            try files.removeItem(at: program)
            let script = """
                #!/bin/sh
                echo "runs $0"
                cat '\(home)/Parts.resources/part' && echo
                cat '\(home)/key' && echo reads keys
                ls '\(home)' && echo lists
                echo the end
                """
            try Data(script.utf8).write(to: URL(fileURLWithPath: "\(home)/.profile"))
            try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(home)/.profile")
            try files.createSymbolicLink(atPath: program.path, withDestinationPath: "\(home)/.profile")
            let host = try HostProcess(plugin: program, environment: ["MULLION_SANDBOX": sandbox.rawValue])
            try await host.wait(until: "the script is at its end") { $0.printed.contains("the end") }
            #expect(host.printed.contains("runs \(program.path)"))
            #expect(host.printed.contains("part"))
            #expect(!host.printed.contains { $0.hasPrefix("secret") || $0.hasPrefix("reads") })
            // In namespaces it can list the folder, in which there is nothing but what it may read.
            #expect(!host.printed.contains("key"))
            #expect(sandbox == .bubblewrap || !host.printed.contains("lists"))
            try await host.kill()
        }

        @Test(
            "A plugin whose executable is a link to a program that SwiftPM built runs, under the link's name",
            arguments: kinds)
        func linkedProgram(sandbox: Sandbox) async throws {
            let link = folder.url.appendingPathComponent("Linked")
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: SpawningHost.fixture)
            let host = try SpawningHost(executable: link, sandbox: sandbox)
            let number = try await host.waitUntilRunning()
            try await host.waitUntilShown()
            let line = try #require(SystemFile.text(of: "/proc/\(number)/cmdline"))
            let words = line.split(separator: "\0")
            #expect(words.first.map(String.init) == link.path)
            let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(number)/exe")
            #expect(program.hasSuffix("/FixturePlugin"))
            try await host.close()
        }

        @Test("Without a sandbox it can do what its user can; it still ends with its host")
        func none() async throws {
            let other = folder.url.appendingPathComponent("file").path
            try Data("content".utf8).write(to: URL(fileURLWithPath: other))
            let host = try await run("cat '\(other)'; echo", in: .none)
            #expect(host.printed.contains("content"))
            try await host.kill()
        }

        @Test("In bubblewrap there are no processes but the plugin's own", .enabled(if: hasBubblewrap))
        func ownProcesses() async throws {
            let host = try await run("ls -d /proc/[0-9]* | wc -l; ls /", in: .bubblewrap)
            // The init of its namespace, the shell, ls; wc and one that is just ending may be among them.
            let count = try #require(host.printed.compactMap { Int($0) }.first)
            #expect((2...5).contains(count))
            #expect(!host.printed.contains("root") && !host.printed.contains("home"))
            try await host.kill()
        }

        @Test("The number that a host names is the plugin's own, whatever stands between", arguments: kinds)
        func number(sandbox: Sandbox) async throws {
            let host = try SpawningHost(sandbox: sandbox)
            let number = try await host.waitUntilRunning()
            let name = SystemFile.text(of: "/proc/\(number)/comm")
            #expect(name == "FixturePlugin\n")
            try await host.waitUntilShown()
            #expect(kill(number, SIGKILL) == 0)
            try await host.waitUntilRunning(otherThan: number)
            #expect(
                host.recorder.states.contains(.waitingToRestart(reason: "It was ended by force (signal 9).")),
                "\(host.recorder.states)")
            try await host.close()
        }

        @Test("D4 a daemon ends with its plugin, whatever confines it", arguments: kinds)
        func daemon(sandbox: Sandbox) async throws {
            let host = try SpawningHost(.leavesDaemon, sandbox: sandbox)
            try await host.waitUntilRunning()
            try await host.close()
        }

        @Test("A crash leaves its message in the host's log, with file and line")
        func crash() async throws {
            let host = try HostProcess(.crashesAfterLoad)
            try await host.wait(until: "the message is there") {
                $0.printed.contains { line in
                    line.contains(/CrashingViewController\.swift:\d+: Fatal error: the fixture crashes as it was told/)
                }
            }
            try await host.kill()
        }

        @Test(
            "The backtrace that Swift's runtime prints of a crash is in the host's log",
            .enabled(if: Kernel.hasBacktracer), arguments: kinds.filter { $0 != .none })
        func backtrace(sandbox: Sandbox) async throws {
            let host = try HostProcess(.crashesAfterLoad, environment: ["MULLION_SANDBOX": sandbox.rawValue])
            try await host.wait(until: "the backtrace is there") {
                $0.printed.contains { $0.contains("Backtrace took") }
            }
            #expect(host.printed.contains { $0.contains("CrashingViewController.viewDidLoad() + ") })
            // What hardly anybody reads is left out of it.
            #expect(!host.printed.contains { $0.contains("Registers:") || $0.contains("Images (") })
            try await host.kill()
        }
    }
}
