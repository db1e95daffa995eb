import PluginHost
import UIKit

/// Whether somebody makes use of a touch, in the host or in a plugin.
extension TestHost {
    /// Begins to watch what becomes of touches at a point of the window.
    func watchTouches(at point: CGPoint) {
        session.window.forgetTouches()
        let hit = window.hitTest(point, with: nil)
        watchedPane = panes.first { $0.viewIfLoaded === hit && isResponding($0) }
        watchedPane.map(line)?.forgetAnswers()
    }

    /// Whether nobody has made use of the touches since.
    ///
    /// What a host takes for unhandled because the plugin's answer is late does not count: the plugin's own answer does.
    var wasTouchUnused: Bool {
        guard session.window.hasUnusedTouch else { return false }
        guard let pane = watchedPane else { return panes.allSatisfy(isResponding) }
        let answers = line(of: pane).answers
        return isResponding(pane) && !answers.isEmpty
            && answers.allSatisfy { !$0.isHandled && !$0.gestures.contains(.taps) }
    }
}
