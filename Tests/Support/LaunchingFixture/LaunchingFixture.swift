import MainLoop
import PluginHost

/// A program with a real main thread that starts the shell with its first argument as script, prints what it observes of
/// it on standard output, and ends with it.
@main
struct LaunchingFixture {
    @MainActor
    static func main() throws {
        let description = ProcessDescription(
            executable: "/bin/sh", arguments: ["-c"] + CommandLine.arguments.dropFirst().prefix(1))
        _ = try ChildProcess.spawn(
            description,
            onLine: { print("child printed \($1)") },
            onExit: {
                print("child \($0)")
                MainLoop.main.stop()
            })
        MainLoop.main.run()
    }
}
