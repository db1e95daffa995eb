extension NewPlugin {
    var readmeText: String {
        let contractRow = contract.map {
            """

            | `Sources/\($0.module)` | what it and its host say to each other; `mullion generate` makes the Swift of `\($0.file)` |
            """
        }
        return """
            # \(name)

            A plugin for Mullion, `\(identifier)`: a pane that is a process of its own.

            ```sh
            \(next.lines.joined(separator: "\n"))
            ```

            | Folder | What is there |
            |---|---|
            | `Plugins/\(name)` | the program of the plugin, and `plugin.json`, by which hosts find it |
            | `Sources/\(name)Controllers` | what is seen |\(contractRow ?? "")
            | `Sources/\(name)Host` | a window with the plugin in it |
            | `Tests/\(name)Tests` | a test that has the plugin run as in a host |

            Mullion's `docs/WritingAPlugin.md` goes on from here.

            """
    }
}
