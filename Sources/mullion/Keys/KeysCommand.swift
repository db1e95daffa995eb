import ArgumentParser

/// Makes keys for plugins on other machines, and says which plugins a gate lets in.
struct KeysCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "keys",
        abstract: "Makes keys for plugins on other machines, and lets plugins in.",
        discussion: """
            Beside the host: `mullion keys new`. For each plugin: `mullion keys new hello`, and \
            `mullion keys allow org.mullion.hello hello`. The plugin's machine gets gate.pub and hello.key; no other secret leaves.
            """,
        subcommands: [NewKeysCommand.self, AllowKeyCommand.self])
}
