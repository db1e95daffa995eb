import ArgumentParser
import Diagnostics
import Foundation
import Gate
import LocalSockets
import MainLoop
import PluginProtocol
import PluginTransport

/// A program beside a host: plugins on other machines reach the host through it.
@main struct GateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mullion-gate",
        abstract: "Lets plugins on other machines reach a host on this one.",
        discussion: """
            It listens at an address, lets in plugins whose public keys are on its list, and passes on what they and the host say. \
            The host waits for them in a directory that both see: DemoHost --plugins DIRECTORY. \
            Keys are made by `mullion keys`. See docs/Deploying.md. \
            With --check-health alone it asks the gate that runs with the same MULLION_HEALTH_SOCKET whether it is well, and ends: \
            the status is 0 if it is, else 1.
            """)

    @Option(help: "The address to listen at: tcp://0.0.0.0:7070, or ipc:///PATH.")
    var listen: String

    @Option(help: "The folder of keys, as `mullion keys` makes it.")
    var keys: String

    @Option(help: "The directory in which the host waits for its plugins, each in a folder of its name.")
    var plugins: String

    @Option(
        help: ArgumentHelp(
            "The identifier of a plugin that comes through this gate; can be repeated.",
            discussion: "Without it: every plugin that has a key."))
    var serve: [String] = []

    @Option(
        help: ArgumentHelp(
            "The memory that this gate may take for what it keeps, in MiB, from 32 to 65536.",
            discussion: "With more it ends: libzmq bounds a frame of a message and not the message."))
    var memory = 256

    static func main() {
        // It needs none of the options that a gate needs.
        if CommandLine.arguments.dropFirst().contains(HealthQuery.argument) { HealthQuery.run() }
        main(nil)
    }

    func validate() throws {
        guard (32...65536).contains(memory) else {
            throw ValidationError("--memory \(memory) is no number of MiB from 32 to 65536")
        }
        for name in serve where PluginIdentifier(rawValue: name) == nil {
            throw ValidationError("--serve \(name) is no plugin's identifier; it is \(PluginIdentifier.rule)")
        }
    }

    func run() throws {
        GateProcess(
            address: listen, keys: GateKeys(folder: keys), plugins: plugins,
            served: serve.isEmpty ? nil : Set(serve.compactMap(PluginIdentifier.init(rawValue:))),
            memory: memory << 20
        ).run()
    }
}
