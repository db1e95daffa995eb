import Dispatch
import Foundation
import Glibc
import MainLoop

/// What the fixture can play.
enum Scenario: String, CaseIterable {
    case turnOrder, mainQueue, backgroundTask, idle, signals, brokenPipe, release, timers, performed, busy, spared

    @MainActor
    func play(on loop: MainLoop) throws {
        switch self {
        case .turnOrder: playTurnOrder(on: loop)
        case .mainQueue: playMainQueue(on: loop)
        case .backgroundTask: playBackgroundTask(on: loop)
        case .idle: try playIdle(on: loop)
        case .signals: try playSignals(on: loop)
        case .brokenPipe: try playBrokenPipe(on: loop)
        case .release: try playRelease(on: loop)
        case .timers: playTimers(on: loop)
        case .performed: playPerformed(on: loop)
        case .busy: playBusy(on: loop)
        case .spared: try SparedRunLoop(on: loop).play()
        }
    }

    @MainActor
    private func playTurnOrder(on loop: MainLoop) {
        let registrations = [
            loop.addEndOfTurnHook {
                observe("end of turn")
                loop.stop()
            },
            loop.schedule(after: .zero) { observe("timer") },
        ]
        loop.post {
            observe("posted")
            loop.requestEndOfTurn()
        }
        DispatchQueue.main.async { observe("main queue") }
        loop.run()
        observe("stopped after \(loop.statistics.turns) turn")
        withExtendedLifetime(registrations) {}
    }

    @MainActor
    private func playMainQueue(on loop: MainLoop) {
        DispatchQueue.main.async { observe("block 1") }
        Task { @MainActor in
            observe("task 1")
            await Task.yield()
            observe("task 1 again")
            DispatchQueue.main.async {
                observe("block 2")
                MainActor.assumeIsolated { loop.stop() }
            }
        }
        loop.run()
        observe("stopped")
    }

    @MainActor
    private func playBackgroundTask(on loop: MainLoop) {
        let mainThread = UInt(pthread_self())
        Task { @MainActor in
            let sum = await Task.detached { (1...100).reduce(0, +) }.value
            observe("sum \(sum) on the main thread: \(UInt(pthread_self()) == mainThread)")
            loop.stop()
        }
        loop.run()
    }

    @MainActor
    private func playIdle(on loop: MainLoop) throws {
        let window = try OwnedDescriptor.pipe()
        let messages = try OwnedDescriptor.event()
        var before = (wakes: 0, processor: 0)
        var ending: Registration?
        let registrations = [
            try loop.watch(window.readEnd, for: .read) { _ in observe("window event") },
            // As ZeroMQ's descriptor is: raised once, never read by the loop, reported on its edge only.
            try loop.watch(messages, for: .read, edgeTriggered: true) { _ in observe("message") },
            loop.schedule(after: .seconds(3600), repeating: .seconds(3600)) { observe("far timer") },
            loop.addPrepareHook { .maySleep },
            loop.schedule(after: .milliseconds(100)) {
                // The second begins now, however late this is: what came of the program's beginning is over.
                before = (loop.statistics.wakes, Self.processorMilliseconds)
                ending = loop.schedule(after: .seconds(1)) {
                    observe("wakes in one second: \(loop.statistics.wakes - before.wakes)")
                    loop.stop()
                }
            },
        ]
        // Its eventfd, left unread, would be ready for ever.
        Task { @MainActor in observe("task") }
        messages.raiseEvent()
        loop.run()
        observe("processor below 200 ms: \(Self.processorMilliseconds - before.processor < 200)")
        withExtendedLifetime((registrations, ending, window)) {}
    }

    /// The time that the processor has spent on this program outside of the kernel.
    private static var processorMilliseconds: Int {
        var usage = rusage()
        getrusage(RUSAGE_SELF.rawValue, &usage)
        return usage.ru_utime.tv_sec * 1000 + usage.ru_utime.tv_usec / 1000
    }

    @MainActor
    private func playTimers(on loop: MainLoop) {
        let timers = FoundationTimers(loop)
        loop.run()
        withExtendedLifetime(timers) {}
    }

    /// Blocks that are given to `RunLoop.main`, by others before and in a turn, and a timer that is to fire never and then at once.
    @MainActor
    private func playPerformed(on loop: MainLoop) {
        // Unsafe in name only: `RunLoop.main` calls its blocks on this thread, though they are declared as sendable.
        nonisolated(unsafe) let moved = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in
            observe("timer that was moved")
            MainActor.assumeIsolated { loop.stop() }
        }
        RunLoop.main.add(moved, forMode: .default)
        RunLoop.main.perform { observe("before") }
        let registration = loop.schedule(after: .milliseconds(1)) {
            RunLoop.main.perform {
                observe("in a handler")
                moved.fireDate = .now
            }
        }
        loop.run()
        withExtendedLifetime(registration) {}
    }

    /// `RunLoop.main` beside blocks that never come to an end.
    @MainActor
    private func playBusy(on loop: MainLoop) {
        RunLoop.main.perform { observe("before") }
        _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in
            MainActor.assumeIsolated {
                observe("timer")
                loop.stop()
            }
        }
        func goOn() { loop.post { goOn() } }
        goOn()
        loop.run()
    }

    @MainActor
    private func playSignals(on loop: MainLoop) throws {
        var registrations: [Registration] = []
        for signal in [SIGINT, SIGTERM, SIGHUP] {
            registrations.append(
                try loop.onSignal(signal) {
                    observe("received \(signal)")
                    switch signal {
                    case SIGINT: DispatchQueue.global().async { kill(getpid(), SIGTERM) }
                    case SIGTERM: kill(getpid(), SIGHUP)
                    default: loop.stop()
                    }
                })
        }
        do {
            _ = try loop.onSignal(SIGKILL) {}
        } catch {
            observe("SIGKILL: \(error.code.rawValue)")
        }
        kill(getpid(), SIGINT)
        loop.run()
        registrations = []
        var mask = sigset_t()
        pthread_sigmask(SIG_BLOCK, nil, &mask)
        observe("still blocked: \([SIGINT, SIGTERM, SIGHUP].filter { sigismember(&mask, $0) == 1 }.count)")
        kill(getpid(), SIGTERM)
        observe("not reached")
    }

    @MainActor
    private func playBrokenPipe(on loop: MainLoop) throws {
        let writeEnd = try OwnedDescriptor.pipe().writeEnd
        loop.post {
            let result = write(writeEnd.number, "x", 1)
            observe("write to a broken pipe: \(result), EPIPE: \(errno == EPIPE)")
            loop.stop()
        }
        loop.run()
    }

    @MainActor
    private func playRelease(on loop: MainLoop) throws {
        var registrations: [Registration] = []
        var calls = 0
        let events = [try OwnedDescriptor.event(), try OwnedDescriptor.event()]
        for event in events {
            event.raiseEvent()
            registrations.append(
                try loop.watch(event, for: .read) { _ in
                    calls += 1
                    registrations = []
                    loop.post { loop.post { loop.stop() } }
                })
        }
        loop.run()
        observe("calls: \(calls)")
    }
}
