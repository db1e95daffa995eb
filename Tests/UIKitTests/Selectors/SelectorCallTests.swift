import Testing
import UIKitTesting

@testable import UIKit

extension UIKitBehaviour {
    @MainActor struct SelectorCalls {
        private let log = ActionLog()
        private let center = NotificationCenter()
        private let name = Notification.Name("tide")

        // MARK: Notifications

        @Test("ACT-03 an observer hears of notifications by name and sender, on the spot")
        func notifications() {
            let sender = NSObject()
            center.addObserver(log, selector: "heard:", name: name, object: nil)
            center.addObserver(log, selector: "plain", name: name, object: sender)
            center.post(name: name, object: nil)
            #expect(log.lines == ["heard tide"])
            center.post(name: name, object: sender)
            // Foundation does not say which of two observers hears first.
            #expect(log.lines.sorted() == ["heard tide", "heard tide", "plain"])
            center.post(name: Notification.Name("ebb"), object: sender)
            #expect(log.lines.count == 3)
        }

        @Test(
            "removeObserver ends all, or those of a name and a sender; what a block's observer returned is ended as ever"
        )
        func removal() {
            let sender = NSObject()
            center.addObserver(log, selector: "heard:", name: name, object: nil)
            center.addObserver(log, selector: "plain", name: name, object: sender)
            center.removeObserver(log, name: name, object: sender)
            center.post(name: name, object: sender)
            #expect(log.lines == ["heard tide"])
            NotificationCenter.default.removeObserver(log)
            center.post(name: name, object: nil)
            #expect(log.lines.count == 2)
            center.removeObserver(log)
            center.post(name: name, object: nil)
            #expect(log.lines.count == 2)

            let counter = Counter()
            let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in counter.count += 1 }
            center.post(name: name, object: nil)
            center.removeObserver(token)
            center.post(name: name, object: nil)
            #expect(counter.count == 1)
        }

        @Test("removeObserver with a name ends the observing of that name, at that center")
        func removalByName() {
            let (other, ebb) = (NotificationCenter(), Notification.Name("ebb"))
            center.addObserver(log, selector: "heard:", name: name, object: nil)
            center.addObserver(log, selector: "heard:", name: ebb, object: nil)
            other.addObserver(log, selector: "plain", name: name, object: nil)
            center.removeObserver(log, name: name, object: nil)
            center.post(name: name, object: nil)
            #expect(log.lines == [])
            center.post(name: ebb, object: nil)
            other.post(name: name, object: nil)
            #expect(log.lines == ["heard ebb", "plain"])
        }

        @Test("An observer that is gone is forgotten with the next notification for it, and one that is there is not")
        func forgotten() {
            let observers = SelectorObservers.shared
            weak let kept = observers.add(log, "plain", name, nil, at: center)
            weak var gone: SelectorObserver?
            do {
                gone = observers.add(ActionLog(), "plain", name, nil, at: center)
            }
            #expect(kept != nil && gone != nil)
            center.post(name: name, object: nil)
            #expect(kept != nil && gone == nil)
            center.post(name: name, object: nil)
            #expect(log.lines == ["plain", "plain"])
        }

        /// - Note: The block of an observer is told on the thread that posts, which is the test's.
        private final class Counter: @unchecked Sendable {
            var count = 0
        }

        /// Ends its observing as most classes do.
        private final class Leaving: ActionLog {
            let center: NotificationCenter

            init(_ center: NotificationCenter) {
                self.center = center
                super.init(nibName: nil, bundle: nil)
                center.addObserver(self, selector: "plain", name: nil, object: nil)
            }

            required init?(coder: NSCoder) {
                nil
            }

            deinit {
                center.removeObserver(self)
            }
        }

        @Test("An observer is not retained, whether it ends its observing or not")
        func weakObserver() {
            weak var gone: ActionLog?
            weak var left: ActionLog?
            do {
                let log = ActionLog()
                gone = log
                center.addObserver(log, selector: "plain", name: name, object: nil)
                left = Leaving(center)
            }
            #expect(gone == nil)
            #expect(left == nil)
            expectDiagnostics([]) { center.post(name: name, object: nil) }
        }

        @Test("A notification of another thread reaches the observer on the main actor")
        func otherThread() async {
            await confirmation { confirm in
                let told = AsyncStream<Void>.makeStream()
                let observer = Told { told.continuation.yield() }
                ObjectTable(Told.self, actions: [.init("tell") { $0.tell() }]).register()
                center.addObserver(observer, selector: "tell", name: name, object: nil)
                Thread.detachNewThread { [center, name] in center.post(name: name, object: nil) }
                for await _ in told.stream {
                    confirm()
                    break
                }
                // The center does not retain it.
                withExtendedLifetime(observer) {}
            }
        }

        private final class Told {
            private let body: () -> Void

            init(_ body: @escaping () -> Void) {
                self.body = body
            }

            func tell() { body() }
        }

        // MARK: Timers

        @Test("A timer calls its target with itself, retains it until it is invalidated, and knows its info")
        func timer() {
            weak var gone: ActionLog?
            let timer: Timer
            do {
                let log = ActionLog()
                gone = log
                timer = Timer(timeInterval: 10, target: log, selector: "fired:", userInfo: 7, repeats: true)
            }
            timer.fire()
            #expect(gone?.lines == ["fired 7"])
            #expect(timer.timeInterval == 10)
            let scheduled = Timer.scheduledTimer(
                timeInterval: 60, target: log, selector: "plain", userInfo: nil, repeats: false)
            #expect(scheduled.isValid)
            scheduled.fire()
            #expect(log.lines == ["plain"])
            #expect(!scheduled.isValid)
            timer.invalidate()
            #expect(gone == nil)
        }

        @Test("A timer of another thread calls its target on the main actor, even if it is over before that has time")
        func timerOfOtherThread() async {
            fireAndInvalidate(Timer(timeInterval: 10, target: log, selector: "plain", userInfo: nil, repeats: true))
            #expect(log.lines == [])
            // The main queue runs in order.
            await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
            #expect(log.lines == ["plain"])
        }

        /// Does both on another thread, while this one waits.
        private func fireAndInvalidate(_ timer: Timer) {
            let isOver = DispatchSemaphore(value: 0)
            // This thread does not use the timer meanwhile.
            nonisolated(unsafe) let timer = timer
            Thread.detachNewThread {
                timer.fire()
                timer.invalidate()
                isOver.signal()
            }
            isOver.wait()
        }

        // MARK: Others who call by selectors

        @Test("A change that is undone calls the method with the argument that was kept for it")
        func undo() {
            let manager = UndoManager()
            manager.registerUndo(withTarget: log, selector: "withSender:", object: center)
            #expect(log.lines == [])
            manager.undo()
            #expect(log.senders.first === center)
        }

        @Test("A change of traits is told to the object itself or to a target, which is not retained")
        func traits() {
            let stage = Stage(root: log)
            log.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: "plain")
            log.view.registerForTraitChanges([UITraitUserInterfaceStyle.self], target: log, action: "withSender:")
            log.view.registerForTraitChanges([UITraitUserInterfaceStyle.self], target: ActionLog(), action: "vanish")
            expectDiagnostics([]) {
                log.overrideUserInterfaceStyle = log.traitCollection.userInterfaceStyle == .dark ? .light : .dark
                stage.update()
            }
            #expect(log.lines.sorted() == ["plain", "withSender"])
            #expect(log.senders.first === log.view)
        }

        // MARK: After a while

        @Test("A call that is put off comes when its time is over, and can be dropped before")
        func afterDelay() {
            ManualFrameClock.use { clock in
                log.perform("withSender:", with: UILabel(), afterDelay: 1)
                log.perform("plain", with: nil, afterDelay: 2)
                log.perform("heard:", with: nil, afterDelay: 2)
                log.perform("greetWith:", with: 5, afterDelay: 2)
                log.perform("greetWith:", with: 6, afterDelay: 2)
                #expect(log.lines == [])
                clock.advance(by: .seconds(1))
                #expect(log.lines == ["withSender"])
                NSObject.cancelPreviousPerformRequests(withTarget: log, selector: "heard:", object: nil)
                NSObject.cancelPreviousPerformRequests(withTarget: log, selector: "greetWith:", object: 6)
                clock.advance(by: .seconds(1))
                #expect(log.lines.sorted() == ["greet", "plain", "withSender"])
                log.perform("plain", with: nil, afterDelay: .nan)
                NSObject.cancelPreviousPerformRequests(withTarget: log)
                clock.advance(by: .seconds(1))
                #expect(log.lines.count == 3)
            }
        }
    }
}
