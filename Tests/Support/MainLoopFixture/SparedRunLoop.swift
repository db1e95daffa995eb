import Foundation
import MainLoop

/// A handler that says itself when it has given `RunLoop.main` something to do: where it says nothing, `RunLoop.main` is not asked for it.
@MainActor final class SparedRunLoop {
    private let loop: MainLoop
    private let event: OwnedDescriptor
    private var registration: Registration?
    private var timer: Registration?
    private var tells = false

    init(on loop: MainLoop) throws {
        self.loop = loop
        event = try .event()
        registration = try loop.watch(event, for: .read, tellsOfRunLoop: true) { [unowned self] _ in handle() }
    }

    func play() {
        for tells in [false, true] {
            self.tells = tells
            // Until nothing is left to do, `RunLoop.main` included.
            while loop.runOneTurn(timeout: .zero) {}
            event.raiseEvent()
            loop.run()
        }
    }

    private func handle() {
        event.clearEvent()
        observe(tells ? "tells" : "says nothing")
        RunLoop.main.perform { observe("performed") }
        if tells { loop.expectRunLoopWork() }
        timer = loop.schedule(after: .milliseconds(20)) { [unowned self] in
            observe("timer")
            // A timer may give it something, so it is asked before this one at the latest.
            timer = loop.schedule(after: .milliseconds(20)) { [unowned self] in loop.stop() }
        }
    }
}
