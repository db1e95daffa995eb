import MainLoop
import PluginProtocol
import UIKit

/// A scene's leave to commit. The plugin has it from the start, spends it on a commit, and gets it back with the frame that
/// shows that commit; not while the scene is hidden, and not before all of it was drawn, or another commit would have all of it
/// drawn anew.
@MainActor final class CommitCredit {
    private let loop: MainLoop
    /// Whether what was committed last is on screen, all of it.
    private let isOnScreen: () -> Bool
    private let giveBack: (CommitSerial) -> Void
    private var spent: CommitSerial?
    /// Whether an update has come after the commit, which drew it.
    private var isDrawn = false
    private var pace = FramePace()
    private var frameTimer: Registration?

    init(loop: MainLoop, isOnScreen: @escaping () -> Bool, giveBack: @escaping (CommitSerial) -> Void) {
        self.loop = loop
        self.isOnScreen = isOnScreen
        self.giveBack = giveBack
    }

    /// Whether the plugin has to wait.
    var isSpent: Bool {
        spent != nil
    }

    /// The plugin has committed, and the next update draws it.
    func spend(on commit: CommitSerial) {
        spent = commit
        isDrawn = false
        UpdateCycle.main.afterUpdate { [weak self] in
            self?.isDrawn = true
            self?.giveBackIfDue()
        }
    }

    /// The plugin was told something, and is to answer with a commit without waiting for the next frame.
    func hurry() {
        pace.noteTelling()
        giveBackIfDue()
    }

    /// To be called when the commit may have come on screen.
    func giveBackIfDue() {
        guard let commit = spent, isDrawn, isOnScreen() else { return }
        if let wait = pace.beginFrame(at: loop.clock.now) {
            if frameTimer == nil {
                frameTimer = loop.schedule(after: wait) { [weak self] in
                    self?.frameTimer = nil
                    self?.giveBackIfDue()
                }
            }
            return
        }
        frameTimer = nil
        spent = nil
        giveBack(commit)
    }
}
