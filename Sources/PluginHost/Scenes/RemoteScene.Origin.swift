import PluginProtocol

extension RemoteScene {
    /// How its controller comes to be.
    enum Origin {
        /// A name of the manifest.
        case named(String)
        /// Made by the plugin, in the session that goes on, and offered by the scene of this number.
        case offered(OfferID, by: SceneID)

        var isOffered: Bool {
            offer != nil
        }

        var offer: OfferID? {
            if case .offered(let offer, _) = self { offer } else { nil }
        }
    }
}
