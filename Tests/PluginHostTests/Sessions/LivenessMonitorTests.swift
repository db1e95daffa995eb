import MainLoop
import PluginProtocol
import Testing

@testable import PluginHost

@Suite("The watch on a plugin's main thread")
@MainActor final class LivenessMonitorTests {
    private let time: Clockwork
    private var pings: [Duration] = []
    private var verdicts: [LivenessMonitor.Verdict] = []
    private var lastSequence: UInt64 = 100
    private var canSend = true

    private lazy var monitor = LivenessMonitor(
        loop: time.loop,
        ping: { [unowned self] in
            guard canSend else { return nil }
            pings.append(time.clock.now)
            return nextSequence()
        },
        onVerdict: { [unowned self] in verdicts.append($0) })

    init() throws {
        time = try Clockwork()
    }

    private func nextSequence() -> SequenceNumber {
        lastSequence += 1
        return SequenceNumber(number: lastSequence)
    }

    @Test("A plugin that shows nothing and owes no answer is left alone: the loop does not wake for it")
    func idle() {
        #expect(monitor.isShown == false)
        #expect(!time.pass(.seconds(3600)))
        #expect(pings.isEmpty)
    }

    @Test("A plugin with a pane on screen is asked every five seconds, counted from its last word")
    func shown() {
        monitor.isShown = true
        #expect(!time.pass(.milliseconds(4999)))
        time.pass(.milliseconds(1))
        #expect(pings == [.seconds(5)])
        monitor.noteSignOfLife(answering: SequenceNumber(number: lastSequence))
        time.pass(.seconds(3))
        monitor.noteSignOfLife()
        #expect(!time.pass(.milliseconds(4999)))
        time.pass(.milliseconds(1))
        #expect(pings == [.seconds(5), .seconds(13)])
        #expect(verdicts.isEmpty)
    }

    @Test(
        "A process that says it is about to end is asked at once, and its silence believed sooner; one that goes on is not"
    )
    func suspected() {
        monitor.isShown = true
        time.pass(.seconds(1))
        monitor.suspect()
        #expect(pings == [.seconds(1)])
        time.pass(.milliseconds(99))
        #expect(verdicts.isEmpty)
        time.pass(.milliseconds(1))
        #expect(verdicts == [.unresponsive(offersRestart: false)])
        monitor.noteSignOfLife(answering: SequenceNumber(number: lastSequence))
        #expect(verdicts.last == .responsive)
        // Whoever says it again and again is not asked again and again, and has as much time as others.
        for _ in 0..<1000 { monitor.suspect() }
        #expect(pings.count == 1)
        time.pass(.seconds(5))
        #expect(pings.count == 2)
        time.pass(.milliseconds(2999))
        #expect(verdicts.last == .responsive)
        time.pass(.milliseconds(1))
        #expect(verdicts.last == .unresponsive(offersRestart: false))
    }

    @Test("Where an answer is due already, that is the question")
    func suspectedWhileAsked() {
        monitor.isShown = true
        monitor.expectAnswer(to: nextSequence())
        time.pass(.seconds(1))
        monitor.suspect()
        time.pass(.zero)
        #expect(pings.isEmpty)
        #expect(verdicts == [.unresponsive(offersRestart: false)])
    }

    @Test("When its last pane is hidden nothing is left to do")
    func hidden() {
        monitor.isShown = true
        time.pass(.seconds(5))
        monitor.noteSignOfLife(answering: SequenceNumber(number: lastSequence))
        monitor.isShown = false
        #expect(!time.pass(.seconds(3600)))
        #expect(pings.count == 1)
    }

    @Test("Three seconds without an answer earn a badge, ten an offer to restart, and an answer takes both away")
    func silence() {
        monitor.expectAnswer(to: nextSequence())
        #expect(!time.pass(.milliseconds(2999)))
        time.pass(.milliseconds(1))
        #expect(verdicts == [.unresponsive(offersRestart: false)])
        #expect(!time.pass(.milliseconds(6999)))
        time.pass(.milliseconds(1))
        #expect(verdicts == [.unresponsive(offersRestart: false), .unresponsive(offersRestart: true)])
        #expect(!time.pass(.seconds(3600)))
        monitor.noteSignOfLife(answering: SequenceNumber(number: lastSequence))
        #expect(verdicts.last == .responsive)
        #expect(!time.pass(.seconds(3600)))
        #expect(pings.isEmpty)
    }

    @Test("What the loop does for long is no silence of the plugin: one look at what has arrived comes first")
    func busyLoop() throws {
        let event = try OwnedDescriptor.event()
        let work = try time.loop.watch(event, for: .read) { [clock = time.clock] _ in
            event.clearEvent()
            clock.advance(by: .seconds(20))
        }
        monitor.expectAnswer(to: nextSequence())
        event.raiseEvent()
        time.pass(.milliseconds(2999))
        #expect(verdicts.isEmpty)
        monitor.noteSignOfLife(answering: SequenceNumber(number: lastSequence))
        #expect(!time.pass(.zero))
        monitor.expectAnswer(to: nextSequence())
        event.raiseEvent()
        time.pass(.seconds(3))
        #expect(verdicts == [.unresponsive(offersRestart: false)])
        time.pass(.zero)
        #expect(verdicts == [.unresponsive(offersRestart: false), .unresponsive(offersRestart: true)])
        withExtendedLifetime(work) {}
    }

    @Test(
        "Where somebody looks at a silent plugin, one that is shown wakes the loop as often as pings would, a hidden one not"
    )
    func looks() {
        var looks: [Duration] = []
        monitor.onSilence = { [unowned self] in looks.append(time.clock.now) }
        monitor.isShown = true
        for seconds in [5, 3, 7, 5, 5] { #expect(time.pass(.seconds(seconds))) }
        #expect(looks == [.seconds(8), .seconds(15), .seconds(20), .seconds(25)])
        #expect(pings == [.seconds(5)])
        #expect(verdicts == [.unresponsive(offersRestart: false), .unresponsive(offersRestart: true)])
        monitor.isShown = false
        #expect(!time.pass(.seconds(3600)))
        monitor.isShown = true
        monitor.noteSignOfLife(answering: SequenceNumber(number: lastSequence))
        looks = []
        #expect(time.pass(.seconds(5)))
        #expect(looks.isEmpty)
    }

    @Test("A ping that is not answered counts as silence")
    func unansweredPing() {
        monitor.isShown = true
        time.pass(.seconds(5))
        time.pass(.seconds(3))
        #expect(verdicts == [.unresponsive(offersRestart: false)])
        #expect(pings.count == 1)
    }

    @Test("Word that was on its way before the question begins the wait anew and does not end it")
    func earlierWord() {
        let question = nextSequence()
        monitor.expectAnswer(to: question)
        time.pass(.seconds(2))
        monitor.noteSignOfLife()
        #expect(!time.pass(.milliseconds(2999)))
        time.pass(.milliseconds(1))
        #expect(verdicts == [.unresponsive(offersRestart: false)])
    }

    @Test("An answer to an earlier question does not answer a later one, and the last answer answers all")
    func severalQuestions() {
        let questions = (0..<3).map { _ in nextSequence() }
        for question in questions { monitor.expectAnswer(to: question) }
        monitor.noteSignOfLife(answering: questions[1])
        time.pass(.seconds(3))
        #expect(verdicts == [.unresponsive(offersRestart: false)])
        monitor.noteSignOfLife(answering: questions[2])
        #expect(verdicts.last == .responsive)
        #expect(!time.pass(.seconds(3600)))
    }

    @Test("What was asked of a scene that could not be opened is not waited for: a ping takes its place")
    func failedScene() {
        monitor.expectAnswer(to: nextSequence(), of: .first)
        monitor.expectAnswer(to: nextSequence(), of: .first.next)
        time.pass(.seconds(2))
        monitor.noteSignOfLife()
        // The last question is not about this one.
        monitor.sceneDidFail(.first)
        #expect(pings.isEmpty)
        monitor.sceneDidFail(.first.next)
        #expect(pings == [.seconds(2)])
        time.pass(.seconds(3))
        #expect(verdicts == [.unresponsive(offersRestart: false)])
        monitor.noteSignOfLife(answering: SequenceNumber(number: lastSequence))
        #expect(verdicts.last == .responsive)
        #expect(!time.pass(.seconds(3600)))
        // Where nothing can be asked any more, nothing is waited for.
        canSend = false
        monitor.expectAnswer(to: nextSequence(), of: .first)
        monitor.sceneDidFail(.first)
        #expect(!time.pass(.seconds(3600)))
        #expect(pings.count == 1)
    }

    @Test("After the end of the session nothing is asked and nothing said")
    func stopped() {
        monitor.isShown = true
        monitor.expectAnswer(to: nextSequence())
        monitor.stop()
        monitor.isShown = false
        monitor.isShown = true
        #expect(!time.pass(.seconds(3600)))
        #expect(verdicts.isEmpty)
        #expect(pings.isEmpty)
    }

    @Test("A ping that cannot be sent is not waited for")
    func unsent() {
        canSend = false
        monitor.isShown = true
        time.pass(.seconds(5))
        #expect(!time.pass(.seconds(3600)))
        #expect(verdicts.isEmpty)
    }
}
