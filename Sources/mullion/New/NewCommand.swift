import ArgumentParser

/// Makes packages to begin with.
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Makes a package in a new folder here.",
        subcommands: [NewPluginCommand.self, NewHostCommand.self])
}
