import MainLoop
import PluginProtocol

/// The line between the host and one plugin, on which a test makes happen what goes wrong between processes.
///
/// What is set holds for the plugin's later processes too. Both sides keep their rules: the host does not know that it is a test that
/// holds a message up.
@MainActor public final class PluginLine {
    /// A lane keeps the order of its messages; two lanes have none between them.
    public enum Lane: CaseIterable, Sendable {
        /// The lane for steps, input, and answers.
        case control
        /// The lane for commits and pictures.
        case content
    }

    /// How long each message from the plugin is under way beyond what it takes, as from one that is slow.
    public var delay: Duration = .zero

    /// The kept state that the plugin's next process is given for a controller, in place of the real one; nil leaves the real one.
    public var keptState: [UInt8]?

    /// A message that is under way.
    private struct Delivery {
        /// By the loop's clock.
        let due: Duration
        let run: @MainActor () -> Void
    }

    private let loop: MainLoop
    private var held: Set<Lane> = []
    /// Whether nothing has come since the line was let go: a plugin that is said not to respond has not been asked in earnest.
    private(set) var isAwaited = false
    private var waiting: [Lane: [Delivery]] = [:]
    private var timers: [Lane: Registration] = [:]
    weak var channel: LineChannel?
    /// The calls of each scene, in the order in which they were sent or came.
    private(set) var calls: [SceneID: [ContractCall]] = [:]
    /// The reasons for which the host refused what each scene offered, in the order of the refusals.
    private(set) var refusals: [SceneID: [String]] = [:]
    /// The plugin's answers to input since `forgetAnswers()`.
    private(set) var answers: [InputAnswer] = []
    /// Whether a text was sent since `forgetAnswers()`.
    private var hasSentText = false
    /// Whether the plugin has said since that nobody in it took a text.
    private var hasUnusedText = false
    /// Gets what the plugin reports of its controllers.
    var onTrace: (([String]) -> Void)?

    init(loop: MainLoop) {
        self.loop = loop
    }

    /// Holds back what the plugin says on a lane until `release(_:)`, as one that hangs would; what it says on the other goes before it.
    public func hold(_ lanes: Lane...) {
        held.formUnion(lanes)
    }

    /// Delivers what was held back on a lane, in order, and holds nothing back there any more.
    public func release(_ lanes: Lane...) {
        if !held.isDisjoint(with: lanes) { isAwaited = true }
        held.subtract(lanes)
        for lane in lanes { deliverDue(on: lane) }
    }

    /// Ends the connection as if the line had been cut; the plugin's process lives on until the host ends it.
    public func cut() throws {
        try open().cut()
    }

    /// Has the host receive bytes as if the plugin had sent them.
    public func send(_ bytes: [UInt8], on lane: Lane = .content) throws {
        try open().inject(bytes, on: lane.wire)
    }

    /// Has the host receive the plugin's last message on a lane again and again, as from one that does not wait for its turn.
    public func flood(_ lane: Lane = .content, count: Int = 1000) throws {
        try open().repeatLast(on: lane.wire, count: count)
    }

    /// Whether something that the plugin says does not come through.
    var isHeld: Bool {
        !held.isEmpty
    }

    private func open() throws -> LineChannel {
        guard let channel, channel.isOpen else {
            throw ContainmentTestError(
                .noProcess, "There is no line to the plugin, because it does not run. Wait for its pane first.")
        }
        return channel
    }

    /// Delivers a message when the line lets it pass, and after all that came before it on its lane.
    func pass(on lane: PluginProtocol.Lane, _ deliver: @escaping @MainActor () -> Void) {
        let lane = Lane(wire: lane)
        waiting[lane, default: []].append(Delivery(due: loop.clock.now + delay, run: deliver))
        deliverDue(on: lane)
    }

    private func deliverDue(on lane: Lane) {
        timers[lane] = nil
        while !held.contains(lane), let first = waiting[lane]?.first {
            guard first.due <= loop.clock.now else {
                timers[lane] = loop.schedule(after: first.due - loop.clock.now) { [weak self] in
                    self?.deliverDue(on: lane)
                }
                return
            }
            waiting[lane]?.removeFirst()
            isAwaited = false
            first.run()
        }
    }

    func note(_ message: ContractMessage, by caller: ContractCall.Caller, of scene: SceneID?) {
        guard let scene, let call = ContractCall(message, by: caller) else { return }
        calls[scene, default: []].append(call)
    }

    func noteRefusal(_ reason: String, of scene: SceneID?) {
        if let scene { refusals[scene, default: []].append(reason) }
    }

    func note(_ answer: InputAnswer) {
        answers.append(answer)
    }

    /// Whether nobody in the plugin has got a text since `forgetAnswers()`, because there was nobody, or because the plugin takes none.
    var isTextUnused: Bool {
        hasUnusedText || !hasSentText
    }

    func noteText() {
        hasSentText = true
    }

    func noteUnusedText() {
        hasUnusedText = true
    }

    func forgetAnswers() {
        answers = []
        hasSentText = false
        hasUnusedText = false
    }

    /// A process is gone, and what it had said with it.
    func forget() {
        waiting = [:]
        timers = [:]
        answers = []
        isAwaited = false
    }
}

extension PluginLine: Hashable {
    public nonisolated static func == (left: PluginLine, right: PluginLine) -> Bool {
        left === right
    }

    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension PluginLine.Lane {
    fileprivate init(wire: PluginProtocol.Lane) {
        self = wire == .content ? .content : .control
    }

    fileprivate var wire: PluginProtocol.Lane {
        self == .content ? .content : .control
    }
}
