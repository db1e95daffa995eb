import Contracts
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

    /// - Throws: Where the controller does not do, by its manifest, what a host that knows `wanted` asks of it.
    package func checkContract(_ wanted: Contract, of controller: String) throws(PluginLookupError) {
        let place = "The controller \"\(controller)\" of \(manifest.identifier)"
        guard
            let found = manifest.controllers[controller]?.contract.map({ Contract(name: $0.name, version: $0.version) })
        else {
            throw PluginLookupError(
                .unfulfilledContract,
                "\(place) has no contract, and this host talks to it by \(wanted). Its plugin.json should say \"contract\": {\"name\": \"\(wanted.name)\", \"version\": \(wanted.version)} for it, if it has."
            )
        }
        guard !found.fulfils(wanted) else { return }
        let mend =
            found.name == wanted.name
            ? "Install a newer version of the plugin, or an older one of the host."
            : "Ask for a controller that has this contract."
        throw PluginLookupError(
            .unfulfilledContract, "\(place) has the contract \(found), and this host talks to it by \(wanted). \(mend)")
    }
}
