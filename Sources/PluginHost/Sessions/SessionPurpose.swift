import PluginProtocol

/// What the sessions of a registry are for.
package enum SessionPurpose: Sendable {
    /// Panes, which this process draws.
    case panes
    /// Panes that another process draws.
    case panesDrawnElsewhere
    /// The pixels of such panes.
    case drawing

    /// Whether a plugin may use something that it was granted. A renderer shows pixels and answers calls; it has no use for the rest, and none
    /// is left to whoever takes it over.
    func admits(_ capability: Capability) -> Bool {
        self != .drawing || [.contracts, .surfaces].contains(capability)
    }

    /// Whether plugins get memory for pixels of their own. Where they do not, they send the pixels.
    var offersSurfaces: Bool {
        self != .panesDrawnElsewhere
    }
}
