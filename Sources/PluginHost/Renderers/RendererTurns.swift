import Diagnostics
import MainLoop

/// The panes of one plugin, whose renderer is one process: when it has ended, the next one is told what each pane shows one pane after the other,
/// so that it is known over which pane it ends again.
@MainActor final class RendererTurns {
    private var members: [Weak<ProcessPaneRenderer>] = []
    private var waiting: [Weak<ProcessPaneRenderer>] = []
    /// The pane that the renderer was told and has not drawn yet.
    private weak var telling: ProcessPaneRenderer?
    private var timer: Registration?
    private let loop: MainLoop

    /// The time that a turn takes at most, so that a pane that is not drawn, for whatever reason, holds up no others for good. A renderer that
    /// hangs has been ended by then.
    static let mostTime = Duration.seconds(10)

    init(loop: MainLoop) {
        self.loop = loop
    }

    func add(_ member: ProcessPaneRenderer) {
        members.removeAll { $0.object == nil }
        members.append(Weak(member))
    }

    /// Gives the pane its turn when those before it have been drawn; at once where there are none. One that cannot be drawn when its turn comes
    /// has none, or the others would wait for it in vain: it says so again when it can.
    func wait(_ member: ProcessPaneRenderer) {
        if !waiting.contains(where: { $0.object === member }) { waiting.append(Weak(member)) }
        tellNext()
    }

    /// Ends the turn of a pane, if it is its turn: it has been drawn, or has nothing to be drawn any more.
    func end(_ member: ProcessPaneRenderer) {
        if telling === member { endTurn() }
    }

    /// A pane is gone. Where it was its turn, that is over.
    func memberIsGone() {
        if telling == nil, timer != nil { endTurn() }
    }

    private func endTurn() {
        telling = nil
        tellNext()
        guard telling == nil else { return }
        for member in members.compactMap(\.object) { member.sendNext() }
    }

    /// Whether the renderer may be told something of a pane now. What is to be said of others than the one whose turn it is waits until the turns
    /// are over, or nobody would know over which of them the renderer ends.
    func mayTell(_ member: ProcessPaneRenderer) -> Bool {
        guard let telling, telling !== member else { return true }
        return !telling.isReady
    }

    private func tellNext() {
        // Whoever was told by a process that has ended since has no turn any more.
        guard telling?.isReady != true else { return }
        telling = nil
        timer = nil
        while telling == nil, !waiting.isEmpty {
            guard let next = waiting.removeFirst().object, next.isWaitingForTurn, next.canTakeTurn else { continue }
            next.takeTurn()
            if !next.isDrawnWhole { begin(next) }
        }
    }

    private func begin(_ member: ProcessPaneRenderer) {
        telling = member
        timer = loop.schedule(after: Self.mostTime) { [weak self] in
            self?.endTurn()
        }
    }

    /// The panes over which the renderer may have ended: those of which it was told what it has not drawn, or else all that show something. To be
    /// asked before anything is done about the end.
    var suspects: [ProcessPaneRenderer] {
        let shown = members.compactMap(\.object).filter { !$0.isEmpty }
        let told = shown.filter { $0 === telling || $0.isToldMoreThanDrawn && $0.canTakeTurn }
        return told.isEmpty ? shown : told
    }
}
