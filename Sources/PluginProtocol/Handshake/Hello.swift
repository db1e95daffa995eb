/// What a plugin says first on each lane.
package struct Hello: Sendable {
    package var versions: ProtocolVersionRange
    /// The lane on which it is sent.
    package var lane: Lane
    package var token: HandshakeToken
    package var plugin: PluginIdentifier
    /// The plugin's own version, for people.
    package var pluginVersion: String
    /// What the plugin was built with, for people.
    package var build: String
    /// Names the fonts that the plugin measures with; empty where it draws no text.
    package var fontsDigest: String
    package var capabilities: Set<Capability>

    package init(
        versions: ProtocolVersionRange = .supported, lane: Lane, token: HandshakeToken, plugin: PluginIdentifier,
        pluginVersion: String = "", build: String = "", fontsDigest: String = "",
        capabilities: Set<Capability> = Capability.known
    ) {
        self.versions = versions
        self.lane = lane
        self.token = token
        self.plugin = plugin
        self.pluginVersion = pluginVersion
        self.build = build
        self.fontsDigest = fontsDigest
        self.capabilities = capabilities
    }

    /// What a host that knows what is known here lets the plugin use.
    package var granted: Set<Capability> {
        capabilities.intersection(Capability.known)
    }
}

extension Hello: Hashable {
    package static func == (left: Hello, right: Hello) -> Bool {
        left.versions == right.versions && left.lane == right.lane && left.token.matches(right.token)
            && left.plugin == right.plugin && left.pluginVersion == right.pluginVersion && left.build == right.build
            && left.fontsDigest == right.fontsDigest && left.capabilities == right.capabilities
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(lane)
        hasher.combine(plugin)
    }
}
