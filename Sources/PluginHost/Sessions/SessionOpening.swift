import PluginProtocol
import SceneBridge
import UIKit

/// Makes what each plugin is told when its session opens.
@MainActor struct SessionOpening {
    /// Whether plugins may be given debug commands and send traces, as tests do.
    let recordsTrace: Bool

    private static var lastEpoch: SessionEpoch?

    /// No two sessions of this process have the same epoch.
    func makeWelcome() -> Welcome {
        let epoch = Self.lastEpoch?.next ?? .first
        Self.lastEpoch = epoch
        let screen = UIScreen.main
        return Welcome(
            epoch: epoch, screen: ScreenDescription(size: screen.bounds.size, scale: screen.scale),
            traits: SceneTraits(screen.traitCollection), trace: recordsTrace, systemFont: .installed)
    }
}
