import PluginProtocol
import UIKit

/// Finds out in whose name a plugin asks something of a container of the host, where several of its scenes are in that: a stand-in is one
/// for all of them.
@MainActor final class ContainerAskers {
    /// By whose controller somebody has reached for a container last, and in which update that was.
    private weak var asked: HostedScene?
    private var askedIn = 0
    private var uses: [SceneID: Int] = [:]
    private var useCount = 0

    /// Somebody reaches for a container by way of the scene's controller.
    func isAsked(_ scene: HostedScene) {
        asked = scene
        askedIn = UpdateCycle.main.updateCount
    }

    /// The user does something in the scene.
    func isUsed(_ scene: HostedScene) {
        useCount += 1
        uses[scene.id] = useCount
    }

    func forget(_ scene: SceneID) {
        uses[scene] = nil
    }

    /// The scene that asks: the one by whose controller the container was reached in this turn, otherwise the one in which the user has done
    /// something last, otherwise the one that was opened last.
    ///
    /// - Parameter scenes: Those that are in the container.
    func asker(among scenes: [HostedScene]) -> HostedScene? {
        if let asked, askedIn == UpdateCycle.main.updateCount, scenes.contains(where: { $0 === asked }) { return asked }
        return scenes.max { (uses[$0.id] ?? 0, $0.id) < (uses[$1.id] ?? 0, $1.id) }
    }
}

extension InputRequest {
    /// Whether the user does something in the scene by it, and does not merely pass.
    var isOfUser: Bool {
        switch self {
        case .deliverTouches, .deliverScroll, .scrollLayers, .deliverPresses, .insertText, .deleteBackward,
            .setMarkedText, .deleteSurroundingText, .tapBarButton, .deliverSecondaryClick,
            .deliverMiddleClick:
            true
        case .focusScene, .deliverHover, .unmarkText: false
        }
    }
}
