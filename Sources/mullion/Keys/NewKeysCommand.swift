import ArgumentParser
import PluginTransport

/// Makes a pair of keys.
struct NewKeysCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Makes a pair of keys: NAME.key, which is secret, and NAME.pub.")

    @Argument(
        help: ArgumentHelp("What the files are called.", discussion: "Without it: gate, for the gate's own keys."))
    var name = GateKeys.gateName

    @OptionGroup var place: KeyFolder

    @Flag(help: "Replace keys of this name. A gate that runs takes them over at once.")
    var replace = false

    func validate() throws {
        guard !name.isEmpty, !name.contains("/"), !name.hasPrefix(".") else {
            throw ValidationError("\(name) is no name for a file")
        }
    }

    func run() throws {
        let keys = place.keys
        let secret = keys.secretFile(name)
        guard replace || secret.state == nil else {
            throw CommandError(.exists, "\(secret.path) is there already; --replace makes new keys in its place.")
        }
        let pair = try CurveKeys()
        try place.make()
        try keys.publicFile(name).write([pair.publicKey.text])
        try secret.write([pair.secretKey.text])
        if name == GateKeys.gateName, keys.listFile.state == nil { try keys.listFile.write([]) }
        print(
            "The secret key is in \(secret.path), the public one in \(keys.publicFile(name).path):", pair.publicKey.text
        )
    }
}
