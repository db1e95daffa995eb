import PluginProtocol
import UIKit

/// Has references of storyboards lead to controllers of plugins.
///
/// The bundle of such a reference is the plugin's identifier, and its referenced identifier a name in the plugin's manifest. The name of its
/// storyboard says nothing here; it is for people.
@MainActor enum StoryboardScenes {
    private static var registered: [String: any RemoteContractController.Type] = [:]

    /// Begins with it. A second call changes nothing.
    static func install() {
        ForeignScenes.ofProgram = ForeignScenes(
            identifiers: { PluginRegistry.shared.catalog.plugins.keys.map(\.rawValue) },
            controller: { controller(of: $0) })
    }

    static func register(_ type: any RemoteContractController.Type) {
        registered[type.contract.name] = type
    }

    /// Nil where no plugin has the identifier of the reference's bundle.
    private static func controller(of reference: StoryboardReference) -> UIViewController? {
        guard let plugin = reference.bundleIdentifier.flatMap(PluginIdentifier.init(rawValue:)),
            let manifest = PluginRegistry.shared.catalog.plugins[plugin]?.manifest
        else { return nil }
        let name = reference.identifier ?? initialController(of: manifest)
        guard let contract = manifest.controllers[name]?.contract, let type = standIn(for: contract) else {
            return RemoteViewController(plugin: plugin.rawValue, controller: name)
        }
        return type.init(plugin: plugin.rawValue, controller: name)
    }

    /// The name that a reference means which says none: the only one, or else the usual one.
    private static func initialController(of manifest: PluginManifest) -> String {
        manifest.controllers.count == 1 ? manifest.controllers.keys.first ?? "main" : "main"
    }

    /// The class that is registered for a contract, or one of the program that is called by it; nil where there is none.
    private static func standIn(for contract: PluginManifest.Contract) -> (any RemoteContractController.Type)? {
        if let found = registered[contract.name] { return found }
        let name = "Remote" + (contract.name.split(separator: ".").last.map(String.init) ?? contract.name)
        let found = InterfaceModules.program.lazy.compactMap {
            ObjectRegistry.shared.objectClass(named: name, inModule: $0) as? any RemoteContractController.Type
        }.first { $0.contract.name == contract.name }
        if let found { registered[contract.name] = found }
        return found
    }
}
