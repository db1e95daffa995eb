import ArgumentParser
import PluginProtocol
import PluginTransport

/// Lets a plugin in.
struct AllowKeyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "allow", abstract: "Lets a plugin in by its public key. A gate that runs goes by it at once.")

    @Argument(help: "The plugin's identifier.")
    var plugin: String

    @Argument(
        help: ArgumentHelp(
            "Its public key: 40 characters, a file that has it, or the name of a pair in the folder of keys.",
            discussion: "Write -- before a key that begins with a dash, which no key does that mullion keys new makes.")
    )
    var key: String

    @OptionGroup var place: KeyFolder

    func validate() throws {
        guard PluginIdentifier(rawValue: plugin) != nil else {
            throw ValidationError("\(plugin) is no plugin's identifier; it is \(PluginIdentifier.rule)")
        }
    }

    func run() throws {
        let keys = place.keys
        let publicKey = try givenKey(in: keys)
        let list = keys.listFile
        let isThere = list.state != nil
        let known = isThere ? try list.lines() : []
        let line = "\(plugin) \(publicKey.text)"
        guard !known.contains(line) else { return print("\(plugin) has been let in by this key before.") }
        // A key that stands for another plugin is refused before anything is written.
        _ = try AllowedPlugins(lines: known + [line], of: list.path)
        try place.make()
        try list.write((isThere ? try list.allLines() : []) + [line])
        print("\(plugin) is let in by this key.")
    }

    private func givenKey(in keys: GateKeys) throws -> CurveKey {
        if let key = CurveKey(text: key) { return key }
        let named = keys.publicFile(key)
        let file = named.state == nil ? KeyFile(key, .open) : named
        let found = try file.keys()
        guard found.count == 1, let only = found.first else {
            throw CommandError(.badName, "\(file.path) has more than one key; give the one that is meant.")
        }
        return only
    }
}
