import MainLoop
import PluginProtocol
import SceneBridge
import UIKit

/// A drag that is over a pane, or was dropped there, as its plugin is told of it. The plugin is asked for one place at a time: while it has not
/// answered, only the newest one waits.
@MainActor final class PaneDrop {
    let number: DragID
    let scene: SceneID
    let drop: OfferedDrop
    let content: DropUpdate.Content
    private let send: (DropUpdate) -> Void
    private let schedule: Schedule

    /// Makes a call after a while, as long as what is returned is held.
    typealias Schedule = (Duration, @escaping @MainActor @Sendable () -> Void) -> Registration

    /// The outcome that a drop would have, as the plugin said last.
    private(set) var outcome = DropOutcome.cancel
    /// The questions that the plugin has not answered.
    private var unanswered = 0
    private var asked: CGPoint?
    private var waiting: CGPoint?
    private var isInside = false
    /// The newest outcome that the plugin told unasked, as long as it has not counted.
    private var change: DropOutcome?
    /// Held for as long as no further change counts.
    private var pause: Registration?

    /// Whether it was dropped here, so that the plugin may have the data.
    private(set) var isDropped = false
    private var completion: (@MainActor () -> Void)?
    /// Whether the drag is over for the pane.
    var hasEnded = false
    /// Whether somebody waits for the plugin to have its data.
    var isWaitedFor: Bool { completion != nil }
    private var timer: Registration?
    /// The number of times that the plugin was given each representation, by item and type.
    private var wishes: [Int: [String: Int]] = [:]

    /// The time that a plugin has to ask for the data of a drop, and to get it.
    static let patience = Duration.seconds(60)
    /// How often the plugin may have one representation. The source makes it anew each time, on the host's main thread where it is the host's.
    private static let mostWishes = 4
    /// The time between two changes that count: a plugin may say as many as it likes, and each has the host look for what is below the finger.
    static let pace = Duration.milliseconds(16)

    init(
        _ number: DragID, of drop: OfferedDrop, _ content: DropUpdate.Content, over scene: SceneID,
        schedule: @escaping Schedule, send: @escaping (DropUpdate) -> Void
    ) {
        self.number = number
        self.drop = drop
        self.content = content
        self.scene = scene
        self.schedule = schedule
        self.send = send
    }

    private func tell(_ phase: DropUpdate.Phase) {
        send(DropUpdate(drag: number, phase: phase))
    }

    // MARK: Over the pane

    /// - Parameter position: In the scene's coordinates.
    func enter(at position: CGPoint) {
        isInside = true
        asked = position
        waiting = nil
        change = nil
        unanswered += 1
        tell(.entered(position, content))
    }

    func move(to position: CGPoint) {
        guard isInside, position != asked else { return }
        guard unanswered == 0 else {
            waiting = position
            return
        }
        asked = position
        change = nil
        unanswered += 1
        tell(.moved(position))
    }

    func exit() {
        guard isInside else { return }
        isInside = false
        waiting = nil
        outcome = .cancel
        tell(.exited)
    }

    /// - Throws: Where nothing was asked.
    func receive(_ answer: DropAnswer) throws(Misbehaviour) {
        if answer.isFinished {
            guard isDropped else {
                throw Misbehaviour(.outOfTurn, "it has finished what was not dropped", at: ["SceneDidAnswerDrop"])
            }
            return finish()
        }
        guard !answer.isUnasked else {
            change = answer.outcome
            return adoptChange()
        }
        guard unanswered > 0 else {
            throw Misbehaviour(.outOfTurn, "an answer that nobody waits for", at: ["SceneDidAnswerDrop"])
        }
        unanswered -= 1
        guard unanswered == 0, isInside, !isDropped else { return }
        let isOther = outcome != answer.outcome
        outcome = answer.outcome
        if let waiting {
            self.waiting = nil
            move(to: waiting)
        }
        if isOther { drop.onChange?() }
    }

    /// Has what the plugin told unasked count, unless an answer is on its way, or the drag is elsewhere meanwhile.
    private func adoptChange() {
        guard pause == nil, let change else { return }
        self.change = nil
        guard unanswered == 0, isInside, !isDropped, change != outcome else { return }
        outcome = change
        pause = schedule(Self.pace) { [weak self] in
            self?.pause = nil
            self?.adoptChange()
        }
        drop.onChange?()
    }

    // MARK: Dropped

    func perform(at position: CGPoint, _ completion: @escaping @MainActor () -> Void) {
        isDropped = true
        waiting = nil
        self.completion = completion
        timer = schedule(Self.patience) { [weak self] in self?.finish() }
        tell(.dropped(position))
    }

    /// Whether the plugin may have a representation once more, which is counted then.
    func allowsWish(for item: Int, as type: String) -> Bool {
        let count = wishes[item]?[type] ?? 0
        guard isDropped, isWaitedFor, count < Self.mostWishes else { return false }
        wishes[item, default: [:]][type] = count + 1
        return true
    }

    /// The plugin has all that it wants, or its time is over.
    func finish() {
        timer = nil
        let tell = completion
        completion = nil
        tell?()
    }

    func conclude() {
        tell(.concluded)
    }

    func end() {
        tell(.ended)
    }
}
