import ArgumentParser

/// The command by which people begin: it makes packages, shows their plugins while they are written, makes the Swift of their
/// contracts, and says what hosts will find.
@main struct MullionCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mullion",
        abstract: "Makes packages with plugins and hosts, shows plugins while they are written, and looks after them.",
        discussion: """
            `mullion new plugin Counter` makes a package that builds, runs and has a test; `mullion run` in it shows the plugin.
            """,
        subcommands: [
            NewCommand.self, RunCommand.self, DebugCommand.self, GenerateCommand.self, ListCommand.self,
            CheckCommand.self, PortCommand.self, DumpCommand.self, TraceCommand.self, KeysCommand.self,
        ])
}
