import Dispatch

extension MainLoop {
    /// Lets another main loop, one that serves `DispatchQueue.main`, run this loop's turns whenever something is ready:
    /// that of a test runner, for example. It costs one more wake-up per turn (about 30 µs) than `run()`.
    ///
    /// This works wherever the main actor runs, be it on the main thread or not. The loop stays alive until the
    /// registration is cancelled.
    package func attachAsGuest() -> Registration {
        let source = DispatchSource.makeReadSource(fileDescriptor: eventSet.descriptor.number, queue: .main)
        source.setEventHandler { [weak self] in
            // The turn runs in a task, for only there does the concurrency runtime know that this is the main actor:
            // off the main thread, an isolated deinit in a bare block of the main queue would be put off until later.
            // Suspended, the source does not report the same readiness again before the task has served it.
            source.suspend()
            Task { @MainActor in
                if !source.isCancelled { self?.runGuestTurn() }
                source.resume()
            }
        }
        // libdispatch uses the descriptor until the source is cancelled, so the loop must not close it earlier.
        source.setCancelHandler { [self] in withExtendedLifetime(self) {} }
        guestCount += 1
        source.activate()
        // What the prepare hooks know of is reported by no descriptor, so the first turn has to be asked for.
        wakeUp()
        return Registration { [self] in
            source.cancel()
            guestCount -= 1
        }
    }

    private func runGuestTurn() {
        statistics.wakes += 1
        _ = turn {
            serve(look(upTo: .zero))
            if !prepareToSleep() { wakeUp() }
            settleAlarm()
        }
    }
}
