import PluginProtocol

extension PluginIdentifier {
    /// One that the user has given.
    init(given text: String) throws(CommandError) {
        guard let identifier = PluginIdentifier(rawValue: text) else {
            throw CommandError(
                .badName, "\"\(text)\" is no identifier of a plugin; it has to be \(PluginIdentifier.rule).")
        }
        self = identifier
    }
}
