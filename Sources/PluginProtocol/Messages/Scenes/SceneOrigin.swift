/// Where the controller of a scene comes from.
package enum SceneOrigin: Hashable, Sendable, CustomStringConvertible {
    /// The host asks for it by a name of the manifest; the plugin makes it.
    case named(String)
    /// The plugin has made it, and wants it to be shown.
    case offered(OfferID)

    package var isOffered: Bool {
        if case .offered = self { true } else { false }
    }

    package var description: String {
        switch self {
        case .named(let name): "controller: \(TraceText.quoted(name))"
        case .offered(let offer): "offer: \(offer)"
        }
    }
}
