import CoreGraphics

/// What a plugin's `plugin.json` says: one file in each plugin's folder.
package struct PluginManifest: Hashable, Sendable {
    package var identifier: PluginIdentifier
    /// For people. The identifier where the file has none.
    package var name: String
    /// The plugin's own version, for people.
    package var version: String
    package var executable: ManifestExecutable
    /// By name: what a host may ask for.
    package var controllers: [String: Controller]
    /// The versions of the protocol that the plugin speaks; those of this code where the file has none.
    package var protocolVersions: ProtocolVersionRange
    package var launch: Launch
    /// Whether the plugin asks for the internet. The user decides whether it gets it.
    package var network: Bool
    /// What the file says and nobody reads, each as a sentence.
    package var warnings: [String]

    package struct Controller: Hashable, Sendable {
        /// For people. The controller's name where the file has none.
        package var title: String
        /// In points: a smaller pane is not what the controller was made for.
        package var minimumSize: CGSize?
        /// What it says to its parents, and they to it.
        package var contract: Contract?
        /// The storyboard that the plugin makes the controller of; nil where its code makes it.
        package var storyboard: Storyboard?

        package init(
            title: String, minimumSize: CGSize? = nil, contract: Contract? = nil, storyboard: Storyboard? = nil
        ) {
            self.title = title
            self.minimumSize = minimumSize
            self.contract = contract
            self.storyboard = storyboard
        }
    }

    /// A scene of a storyboard among the plugin's resources.
    package struct Storyboard: Hashable, Sendable {
        /// Without its extension.
        package var name: String
        /// The identifier of the controller in the storyboard; nil for the one that the storyboard begins with.
        package var identifier: String?

        package init(name: String, identifier: String? = nil) {
            self.name = name
            self.identifier = identifier
        }
    }

    package struct Contract: Hashable, Sendable {
        /// The contract's service, with its package.
        package var name: String
        /// From 1 on.
        package var version: Int

        package init(name: String, version: Int) {
            self.name = name
            self.version = version
        }
    }

    package enum Launch: Hashable, Sendable {
        /// The host starts the executable.
        case spawned
        /// Somebody else starts it. `key` is the CURVE public key that it proves itself with from another machine, in
        /// the 40 characters of Z85; without one it must come through the shared directory.
        case external(key: String?)
    }

    package init(
        identifier: PluginIdentifier, name: String? = nil, version: String = "", executable: ManifestExecutable,
        controllers: [String: Controller], protocolVersions: ProtocolVersionRange = .supported,
        launch: Launch = .spawned, network: Bool = false, warnings: [String] = []
    ) {
        self.identifier = identifier
        self.name = name ?? identifier.rawValue
        self.version = version
        self.executable = executable
        self.controllers = controllers
        self.protocolVersions = protocolVersions
        self.launch = launch
        self.network = network
        self.warnings = warnings
    }

    /// The file's name in a plugin's folder.
    package static let fileName = "plugin.json"
}
