import MainLoop
import PluginProtocol
import Testing

@testable import PluginHost

@Suite("Input that a plugin has yet to answer for")
@MainActor final class PendingInputTests {
    private let time: Clockwork
    private let pendingInput: PendingInput
    private var unhandled: [Int] = []

    init() throws {
        time = try Clockwork()
        pendingInput = PendingInput(loop: time.loop)
    }

    private func expect(_ number: Int) {
        pendingInput.expectAnswer(to: SequenceNumber(number: UInt64(number))) { [unowned self] answer in
            if !answer.isHandled { unhandled.append(number) }
        }
    }

    private func answer(_ number: Int, _ isHandled: Bool) {
        pendingInput.receive(InputAnswer(isHandled: isHandled), to: SequenceNumber(number: UInt64(number)))
    }

    @Test("What was handled ends there, what was not goes on at once")
    func answers() {
        expect(1)
        expect(2)
        answer(1, true)
        answer(2, false)
        #expect(unhandled == [2])
        #expect(!time.pass(.seconds(60)))
    }

    @Test("What is not answered within the deadline goes on, in the order in which it came")
    func deadline() {
        expect(1)
        time.pass(.milliseconds(100))
        expect(2)
        expect(3)
        #expect(!time.pass(.milliseconds(149)))
        time.pass(.milliseconds(1))
        #expect(unhandled == [1])
        time.pass(.milliseconds(100))
        #expect(unhandled == [1, 2, 3])
        #expect(PendingInput.patience == .milliseconds(250))
    }

    @Test("What is nobody else's goes on neither when its time is over nor when the plugin is gone")
    func substitute() {
        func expectTyping(_ number: Int) {
            pendingInput.expectAnswer(
                to: SequenceNumber(number: UInt64(number)), by: time.loop.clock.now + .seconds(3),
                otherwise: InputAnswer(isHandled: true)
            ) { [unowned self] answer in
                if !answer.isHandled { unhandled.append(number) }
            }
        }
        expectTyping(1)
        expect(2)
        time.pass(.seconds(3))
        #expect(unhandled == [2])
        expectTyping(3)
        expectTyping(4)
        // What the plugin itself leaves goes on, as always.
        answer(4, false)
        pendingInput.close()
        time.pass(.seconds(60))
        #expect(unhandled == [2, 4])
    }

    @Test("What becomes due while the loop does something else may be answered until the loop has looked once more")
    func busyLoop() throws {
        let event = try OwnedDescriptor.event()
        let work = try time.loop.watch(event, for: .read) { [clock = time.clock] _ in
            event.clearEvent()
            clock.advance(by: .milliseconds(100))
        }
        expect(1)
        time.pass(.milliseconds(100))
        expect(2)
        event.raiseEvent()
        time.pass(.milliseconds(150))
        #expect(unhandled == [1])
        answer(2, true)
        #expect(!time.pass(.seconds(60)))
        #expect(unhandled == [1])
        withExtendedLifetime(work) {}
    }

    @Test("An answer that comes too late changes nothing", arguments: [true, false])
    func late(isHandled: Bool) {
        expect(1)
        time.pass(.milliseconds(250))
        answer(1, isHandled)
        #expect(unhandled == [1])
    }

    @Test("An answer to something else, or a second one, changes nothing")
    func foreign() {
        expect(1)
        answer(7, false)
        #expect(unhandled.isEmpty)
        answer(1, false)
        answer(1, false)
        #expect(unhandled == [1])
    }

    @Test("When the plugin is gone everything open goes on once, and not within the call")
    func closed() {
        expect(1)
        expect(2)
        pendingInput.close()
        #expect(unhandled.isEmpty)
        time.pass(.zero)
        #expect(unhandled == [1, 2])
        #expect(!time.pass(.seconds(60)))
    }

    @Test("Whoever gets unhandled input may send more: it has a deadline of its own")
    func more() {
        pendingInput.expectAnswer(to: .first) { [unowned self] _ in expect(2) }
        time.pass(.milliseconds(250))
        #expect(unhandled.isEmpty)
        time.pass(.milliseconds(250))
        #expect(unhandled == [2])
    }
}
