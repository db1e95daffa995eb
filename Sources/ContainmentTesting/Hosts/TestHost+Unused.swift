import PluginHost
import PluginProtocol
import UIKit

/// Whether somebody makes use of what a user does, in the host or in a plugin.
extension TestHost {
    // MARK: Fingers and wheels

    /// Begins to watch what becomes of touches at a point of the window.
    func watchTouches(of act: TouchAct, at point: CGPoint) {
        session.window.watchTouches(of: act)
        watchPane(at: point)
    }

    /// Begins to watch what the pane at a point of the window, if there is one, answers to input.
    func watchPane(at point: CGPoint) {
        let hit = window.hitTest(point, with: nil)
        watchedPane = panes.first { $0.viewIfLoaded === hit && isResponding($0) }
        watchedPane.map(line)?.forgetAnswers()
    }

    /// Whether nobody has made use of the touches since.
    ///
    /// What a host takes for unhandled because the plugin's answer is late does not count: the plugin's own answer does.
    func wasUnused(_ act: TouchAct) -> Bool {
        guard session.window.unusedTouches >= act.fewestTouches else { return false }
        guard let pane = watchedPane else { return panes.allSatisfy(isResponding) }
        let answers = line(of: pane).answers
        return isResponding(pane) && !answers.isEmpty
            && answers.allSatisfy { !$0.isHandled && $0.gestures.isDisjoint(with: act.gestures) }
    }

    /// The same of a wheel. A plugin in which nothing scrolls at that place is not asked.
    func wasUnused(_ scroll: UIScrollEvent) -> Bool {
        guard scroll.rest == scroll.delta else { return false }
        guard let pane = watchedPane else { return panes.allSatisfy(isResponding) }
        return isResponding(pane) && line(of: pane).answers.allSatisfy { !$0.isHandled }
    }

    // MARK: Keys

    /// Begins to watch what becomes of a key.
    func watchPresses() {
        session.window.watchPresses()
        for pane in panes { line(of: pane).forgetAnswers() }
    }

    /// Whether nobody has made use of the key since.
    var wasPressUnused: Bool {
        session.window.isPressUnused
            && panes.allSatisfy { isResponding($0) && line(of: $0).answers.allSatisfy { !$0.isHandled } }
    }

    /// Who gets a key now, as the end of a sentence that says that nobody made use of it.
    var keyWords: String {
        guard let receiver = window.focusSystem.focusedItem as? UIResponder ?? window.firstResponder else {
            return "nothing has the focus, and there is no first responder"
        }
        guard let pane = pane(behind: receiver) else {
            return "it went to \(words(of: receiver)), and neither that nor anything around it handled it"
        }
        return "it went to the pane of \(pane.plugin), and nothing in its plugin or around the pane handled it"
    }

    // MARK: Text

    /// Why nobody has taken a text.
    ///
    /// - Parameter isTaken: Whether a view of the host took it, be it one that stands for a plugin.
    /// - Returns: The end of a sentence; nil where somebody has taken it, or where that is not known.
    func unusedTextWords(isTaken: Bool) -> String? {
        guard let receiver = window.firstResponder else { return isTaken ? nil : "there is no first responder" }
        guard isTaken else {
            return receiver is any UIKeyInput
                ? "a menu is shown, or the key before it had another use"
                : "the first responder, \(words(of: receiver)), takes no text"
        }
        guard let pane = pane(behind: receiver), isResponding(pane), line(of: pane).isTextUnused else { return nil }
        return "nothing in the plugin \(pane.plugin) takes text now"
    }

    private func pane(behind responder: UIResponder) -> RemoteViewController? {
        panes.first { $0.viewIfLoaded === responder }
    }

    private func words(of responder: UIResponder) -> String {
        let node = tree.nodes.first { $0.view === responder }
        return node.map { "the \($0.name)" } ?? "a \(Swift.type(of: responder))"
    }
}
