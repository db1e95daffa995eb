/// What the host answers when both lanes were proved: the session is open.
package struct Welcome: Hashable, Sendable {
    package var version: ProtocolVersion
    package var epoch: SessionEpoch
    /// Those of the plugin's capabilities that it may use.
    package var granted: Set<Capability>
    package var limits: Limits
    package var screen: ScreenDescription
    package var traits: SceneTraits
    /// Whether the plugin should report what its controllers do.
    package var trace: Bool
    /// For plugins that cannot measure text.
    package var systemFont: SystemFontMetrics
    /// The time of the host's clock as this was sent; nil where it sets no deadlines.
    package var clock: Duration?

    package init(
        version: ProtocolVersion = .current, epoch: SessionEpoch, granted: Set<Capability> = [],
        limits: Limits = .standard, screen: ScreenDescription, traits: SceneTraits, trace: Bool = false,
        systemFont: SystemFontMetrics, clock: Duration? = nil
    ) {
        self.version = version
        self.epoch = epoch
        self.granted = granted
        self.limits = limits
        self.screen = screen
        self.traits = traits
        self.trace = trace
        self.systemFont = systemFont
        self.clock = clock
    }
}
