extension NewHost {
    var readmeText: String {
        let place =
            product == nil
            ? "The plugin is looked for beside this program, in the folders of `MULLION_PLUGIN_PATH`, and in `~/.local/share/mullion/plugins`."
            : "The plugin is one of Mullion's own, and is built with the host."
        return """
            # \(name)

            A host for Mullion: a window with a pane of its own, and one of the plugin `\(plugin)`, which is another process.

            ```sh
            \(next.lines.joined(separator: "\n"))
            ```

            \(place)

            Mullion's `docs/WritingAHost.md` goes on from here.

            """
    }
}
