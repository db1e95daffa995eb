import ArgumentParser

/// The command by which people begin: it makes packages, makes the Swift of their contracts, and says what hosts will find.
@main struct MullionCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mullion",
        abstract: "Makes packages with plugins and hosts, and looks after them.",
        discussion: "`mullion new plugin Counter` makes a package that builds, runs and has a test.",
        subcommands: [
            NewCommand.self, RunCommand.self, GenerateCommand.self, ListCommand.self, CheckCommand.self,
        ])
}
