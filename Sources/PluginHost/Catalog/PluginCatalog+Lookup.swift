import PluginProtocol

extension PluginCatalog {
    /// - Parameter name: An identifier, as code writes it.
    /// - Throws: Where that is no identifier, or no plugin has it.
    func plugin(named name: String) throws(PluginLookupError) -> InstalledPlugin {
        guard let identifier = PluginIdentifier(rawValue: name) else {
            throw PluginLookupError(
                .malformedIdentifier, "\"\(name)\" is no plugin identifier; it should be \(PluginIdentifier.rule).")
        }
        guard let plugin = plugins[identifier] else { throw notInstalled(identifier) }
        return plugin
    }

    private func notInstalled(_ identifier: PluginIdentifier) -> PluginLookupError {
        var message = "The plugin \(identifier) is not installed."
        if !problems.isEmpty {
            message += " " + problems.joined(separator: " ")
        } else {
            let folders = searchPath.map(\.path).joined(separator: ", ")
            message +=
                " Put its folder with plugin.json into one of \(folders), or name its parent folder in MULLION_PLUGIN_PATH. Beside a host that SwiftPM built it is found if its target in Package.swift has `resources: [.copy(\"plugin.json\")]`."
        }
        return PluginLookupError(.notInstalled, message)
    }
}

extension InstalledPlugin {
    /// - Throws: Where its manifest has no controller of this name.
    func checkController(_ controller: String) throws(PluginLookupError) {
        guard manifest.controllers[controller] == nil else { return }
        let known = manifest.controllers.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
        throw PluginLookupError(
            .unknownController,
            "The plugin \(manifest.identifier) has no controller \"\(controller)\". Its plugin.json has \(known.isEmpty ? "none" : known)."
        )
    }
}
