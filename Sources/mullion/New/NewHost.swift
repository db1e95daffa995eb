import PluginProtocol

/// A package with a host alone: a window with a pane of its own, and one of a plugin. The texts of the files are in `Templates`.
struct NewHost {
    let name: PackageName
    let plugin: PluginIdentifier
    /// The program of the plugin where that is one of Mullion's own, which is then built with the host.
    let product: String?
    let mullion: PackagePath

    var files: [NewFile] {
        [
            .gitignore,
            NewFile("Package.swift", packageText),
            NewFile("README.md", readmeText),
            NewFile("Sources/\(name)/AppDelegate.swift", delegateText),
            NewFile("Sources/\(name)/HomeViewController.swift", homeText),
            NewFile("Sources/\(name)/PanesViewController.swift", panesText),
        ]
    }

    var next: NextCommands {
        NextCommands(commands: [
            ("swift run \(name)", "builds it, the first time for some minutes, and shows it"),
            ("mullion list", "says which plugins it finds"),
        ])
    }

    /// Says what was made and what to do next.
    func printSummary() {
        NewSummary(
            title: "Made \(name): a host with a pane of its own and one of \(plugin).",
            folder: name.text, files: files.map(\.path),
            next: NextCommands(commands: [("cd \(name)", "")] + next.commands)
        ).print()
    }
}
