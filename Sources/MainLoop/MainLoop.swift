import CoreFoundation
import Glibc
import Synchronization

/// The one loop of a program: it waits on the main thread for descriptors, timers, signals, posted blocks, the main dispatch
/// queue and Foundation's `RunLoop.main`, all with a single epoll instance, and calls their handlers. While nothing happens
/// it sleeps.
///
/// A *turn* is: `RunLoop.main`, if nothing is ready and it may have something to do; prepare hooks; sleep, if nobody has work; handlers
/// of ready descriptors; due timers in the order of their deadlines; posted blocks; the main dispatch queue; and, if somebody asked
/// for it, the end-of-turn hooks.
///
/// Timers are due that were due when the turn looked at the descriptors. What became due later, because a handler or the process took
/// long, fires after one more look: so no timer tells of an answer that it did not come while that lies in a socket that is watched.
///
/// What a handler cancels is not called any more, and what it schedules for now or posts is called once it has
/// returned, never inside it. A turn cannot be started from inside a turn.
///
/// A program calls `run()` on its main thread. Inside somebody else's main loop, such as a test runner's, the loop is
/// attached by `attachAsGuest()` instead, or a test moves it with `runOneTurn(timeout:)`.
@MainActor
package final class MainLoop {
    /// The loop of this program, by the monotonic clock; made when it is first asked for.
    package static let main: MainLoop = {
        do {
            return try MainLoop()
        } catch {
            fatalError("The main loop of this program cannot be made. \(error)")
        }
    }()

    /// The time by which the timers of this loop run.
    package let clock: any LoopClock
    package internal(set) var statistics = LoopStatistics()
    /// The time at which the loop last looked at its descriptors, by its clock. Handlers of timers judge by it what came in time: `clock.now` may
    /// be later, and what has arrived between the two is still to be read.
    package private(set) var lookTime: Duration

    let eventSet: EventSet
    let alarm: any LoopAlarm
    let wakeEvent: OwnedDescriptor
    var descriptorSources: [UInt64: DescriptorSource] = [:]
    /// Which source the kernel's watch on a number belongs to.
    var watchOwners: [CInt: UInt64] = [:]
    var timers = TimerQueue()
    var prepareHooks = HookList<@MainActor () -> PrepareResult>()
    var endOfTurnHooks = HookList<@MainActor () -> Void>()
    var postedBlocks: [@MainActor () -> Void] = []
    private let submittedBlocks = Mutex<[@MainActor @Sendable () -> Void]>([])
    var signals: SignalSource?
    var mainQueue: MainQueueSource?
    /// Whether anything was called since `RunLoop.main` was last served that may have given it something to do.
    var mayRunLoopHaveWork = true
    /// How many turns have begun since `RunLoop.main` was last served.
    var turnsWithoutRunLoop = 0
    /// When its next timer fires, in seconds since 2001, by the clock on the wall; 0: it has none; nil: not known.
    var nextRunLoopTime: CFAbsoluteTime?
    var runLoopTimer: Registration?
    var guestCount = 0
    var isInTurn = false
    var isEndOfTurnRequested = false

    private var lastID: UInt64 = 0
    private var isStopped = false
    private var alarmDeadline: Duration?

    /// A loop of its own, for tests; programs use `main`.
    package init(clock: any LoopClock = MonotonicClock()) throws(MainLoopError) {
        self.clock = clock
        lookTime = clock.now
        do throws(SystemCallError) {
            eventSet = try EventSet()
            alarm = try clock.makeAlarm()
            wakeEvent = try .event()
            try eventSet.add(alarm.descriptor.number, for: .read, key: EventKey.alarm)
            try eventSet.add(wakeEvent.number, for: .read, key: EventKey.wake)
        } catch {
            throw MainLoopError(
                .outOfResources,
                "A main loop needs three file descriptors and could not get them; raise the limit (ulimit -n) or close some.",
                cause: error)
        }
        lastID = EventKey.last
    }

    // MARK: Running

    /// Runs turns until `stop()`. To be called on the main thread, outside of any task: from a `main()` that is not
    /// `async`. SIGPIPE is ignored from then on, because a peer that goes away must not end the program.
    package func run() {
        precondition(
            Self.isOnMainThread,
            "MainLoop.run() works on the main thread only; an async main() leaves it, so make main() synchronous")
        precondition(guestCount == 0, "MainLoop.run() was called while the loop is a guest; cancel that registration")
        signal(SIGPIPE, SIG_IGN)
        isStopped = false
        while !isStopped { runOneTurn(timeout: nil) }
    }

    /// Lets `run()` return at the end of the current turn. A later `run()` starts afresh.
    package func stop() {
        isStopped = true
        wakeUp()
    }

    /// Runs one turn. On the true main thread it serves the main dispatch queue and `RunLoop.main` as well, unless the loop is
    /// a guest.
    ///
    /// - Parameter timeout: How long to sleep at most, by the real clock, if nothing is ready; nil: without end.
    /// - Returns: Whether any handler, posted block or main-queue work was called.
    @discardableResult
    package func runOneTurn(timeout: Duration?) -> Bool {
        serveMainQueueIfPossible()
        return turn {
            var events = eventsBesideRunLoop()
            let timeout = prepareToSleep() ? timeout : .zero
            if events.isEmpty {
                settleAlarm()
                events = look(upTo: timeout)
                if timeout != .zero { statistics.wakes += 1 }
            }
            serve(events)
        }
    }

    /// Makes the loop run a turn soon, if it sleeps. May be called from any thread.
    package nonisolated func wakeUp() {
        wakeEvent.raiseEvent()
    }

    /// Calls a block in the serving part of this turn, or of the next one when called outside of a turn or by another
    /// posted block. This is how news is delivered without re-entering whoever caused it.
    package func post(_ block: @escaping @MainActor () -> Void) {
        postedBlocks.append(block)
        if !isInTurn { wakeUp() }
    }

    /// Calls a block in the serving part of a turn, soon. May be called from any thread; the blocks of one thread are called in
    /// their order.
    package nonisolated func submit(_ block: @escaping @MainActor @Sendable () -> Void) {
        submittedBlocks.withLock { $0.append(block) }
        wakeUp()
    }

    /// Has `RunLoop.main` served before the next sleep: code of an app was called, or somebody's who may use it. Only handlers of
    /// descriptors that were watched with `tellsOfRunLoop` need to say it.
    package func expectRunLoopWork() {
        mayRunLoopHaveWork = true
    }

    // MARK: Inside a turn

    func turn(_ body: () -> Void) -> Bool {
        precondition(!isInTurn, "A turn of the main loop was started from inside a turn")
        isInTurn = true
        defer { isInTurn = false }
        let callbacksBefore = statistics.callbacks
        statistics.turns += 1
        body()
        return statistics.callbacks != callbacksBefore
    }

    /// Waits until a descriptor is ready, and notes when that was, or a moment before.
    ///
    /// - Parameter timeout: How long at most, by the real clock; nil: without end.
    func look(upTo timeout: Duration?) -> [EventSet.Event] {
        guard timeout != .zero else {
            lookTime = clock.now
            return eventSet.wait(timeout: .zero)
        }
        let events = eventSet.wait(timeout: timeout)
        lookTime = clock.now
        // A process that was stopped in its sleep, by a debugger for instance, is told of a signal alone. What has arrived meanwhile is seen
        // by one more look.
        return events.isEmpty ? eventSet.wait(timeout: .zero) : events
    }

    /// Runs the prepare hooks.
    ///
    /// - Returns: Whether nothing is left to do.
    func prepareToSleep() -> Bool {
        var maySleep = true
        for id in prepareHooks.ids {
            guard let hook = prepareHooks.body(of: id) else { continue }
            mayRunLoopHaveWork = true
            if hook() == .moreWork { maySleep = false }
        }
        return maySleep && !isWorkLeft
    }

    /// Whether there is something to do that needs no descriptor to be known.
    var isWorkLeft: Bool {
        !postedBlocks.isEmpty || isEndOfTurnRequested
    }

    func serve(_ events: [EventSet.Event]) {
        var mainQueueIsReady = false
        for event in events {
            switch event.key {
            case EventKey.wake: takeSubmittedBlocks()
            // The timers that are due are fired below, and settling the alarm on the next one silences it, or has it ring again.
            case EventKey.alarm: break
            case EventKey.mainQueue: mainQueueIsReady = true
            default:
                guard let source = descriptorSources[event.key] else { continue }
                statistics.callbacks += 1
                if !source.tellsOfRunLoop { mayRunLoopHaveWork = true }
                source.handler(event.events)
            }
        }
        fireTimers()
        let blocks = postedBlocks
        postedBlocks = []
        if mainQueueIsReady || !blocks.isEmpty { mayRunLoopHaveWork = true }
        for block in blocks {
            statistics.callbacks += 1
            block()
        }
        if mainQueueIsReady { statistics.callbacks += 1 }
        mainQueue?.drain(isReady: mainQueueIsReady)
        endTurn()
        settleAlarm()
    }

    private func takeSubmittedBlocks() {
        // Cleared first: what is submitted from here on wakes the loop again.
        wakeEvent.clearEvent()
        postedBlocks += submittedBlocks.withLock { blocks in
            defer { blocks = [] }
            return blocks
        }
    }

    /// Tells the alarm of the soonest timer, if that has changed.
    func settleAlarm() {
        let deadline = timers.nextWake
        guard deadline != alarmDeadline else { return }
        alarmDeadline = deadline
        alarm.set(at: deadline)
    }

    /// A number for a registration, never used again, so that a late event cannot be taken for somebody else's.
    func makeID() -> UInt64 {
        lastID += 1
        return lastID
    }

    private func endTurn() {
        guard isEndOfTurnRequested else { return }
        // A request made by a hook is for the next turn, so that two hooks that call for each other cannot hold it up.
        isEndOfTurnRequested = false
        mayRunLoopHaveWork = true
        for id in endOfTurnHooks.ids {
            endOfTurnHooks.body(of: id)?()
        }
    }
}
