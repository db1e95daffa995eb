import ArgumentParser
import Diagnostics
import Glibc
import PluginHost
import PluginProtocol

/// Prints each message between a host that runs and its plugins, as it comes.
struct TraceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trace",
        abstract: "Prints each message between a running host and its plugins, until Ctrl-C or until the host ends.",
        usage: "mullion trace [<host>] [<plugin> ...]",
        discussion: """
            A line is as MULLION_TRACE=1 prints it: an arrow to the right is what the host says. What was typed is never shown. A host \
            can be watched where it was started with MULLION_INSPECT=1; one of `mullion run` or `mullion debug` always.
            """)

    @Argument(
        help: ArgumentHelp(
            "The host: the number of its process, or the path of its socket.",
            discussion: "Without it: the only one that can be inspected."))
    var host: String?

    @Argument(help: "The identifiers of the plugins to watch. Without one: all.")
    var plugins: [String] = []

    func run() throws {
        var (host, names) = (host, plugins)
        if let first = host, !InspectedHost.isName(first) {
            // What is no host is the first of the plugins.
            host = nil
            names.insert(first, at: 0)
        }
        let plugins = try names.map { name in
            guard let plugin = PluginIdentifier(rawValue: name) else {
                throw CommandError(.badName, "“\(name)” is no plugin's identifier; it is \(PluginIdentifier.rule).")
            }
            return plugin
        }
        let inspected = try InspectedHost(host)
        for number in [SIGINT, SIGTERM] { signal(number) { _ in _exit(0) } }
        _ = try inspected.ask(
            .trace(plugins), begin: { Self.say("Watching the host at \(inspected.path). Ctrl-C ends this.") },
            { StandardOutput.write($0) })
        Self.say("The host has ended.")
    }

    /// Beside the messages, which a program may read.
    private static func say(_ text: String) {
        LineOutput.standardError.write("mullion: \(text)")
    }
}
