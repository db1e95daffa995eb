import Foundation
import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @Suite("Undo manager") @MainActor struct UndoManagerTests {
        /// A number whose changes can be undone.
        private final class Counter {
            let manager: UndoManager
            var value = 0

            init(_ manager: UndoManager) {
                self.manager = manager
            }

            @MainActor func set(_ new: Int, name: String? = nil) {
                let old = value
                manager.registerUndo(withTarget: self) { $0.set(old, name: name) }
                if let name { manager.setActionName(name) }
                value = new
            }
        }

        private func manual(_ body: (UndoManager, Counter) throws -> Void) rethrows {
            let manager = UndoManager()
            manager.groupsByEvent = false
            try body(manager, Counter(manager))
        }

        private func group(_ manager: UndoManager, _ body: @MainActor () -> Void) {
            manager.beginUndoGrouping()
            body()
            manager.endUndoGrouping()
        }

        @Test("A change is taken back and made again, as often as one likes")
        func undoAndRedo() {
            manual { manager, counter in
                group(manager) { counter.set(1) }
                group(manager) { counter.set(2) }
                #expect(manager.canUndo && !manager.canRedo)
                manager.undo()
                #expect(counter.value == 1 && manager.canRedo)
                manager.undo()
                #expect(counter.value == 0 && !manager.canUndo)
                manager.undo()
                manager.redo()
                manager.redo()
                #expect(counter.value == 2 && !manager.canRedo && manager.canUndo)
                manager.undo()
                #expect(counter.value == 1)
            }
        }

        @Test("Changes of a group are taken back together, the last one first, with those of groups in it")
        func order() {
            manual { manager, _ in
                var trace: [Int] = []
                let target = Counter(manager)
                group(manager) {
                    manager.registerUndo(withTarget: target) { _ in trace.append(1) }
                    group(manager) { manager.registerUndo(withTarget: target) { _ in trace.append(2) } }
                    manager.registerUndo(withTarget: target) { _ in trace.append(3) }
                }
                manager.undo()
                #expect(trace == [3, 2, 1])
            }
        }

        @Test("What is done in one turn of the loop is one group, with groups that are opened in it")
        func events() {
            ManualFrameClock.use { clock in
                let manager = UndoManager()
                let counter = Counter(manager)
                counter.set(1)
                counter.set(2)
                #expect(manager.groupingLevel == 1 && manager.canUndo)
                clock.advance(by: .zero)
                #expect(manager.groupingLevel == 0)
                manager.beginUndoGrouping()
                #expect(manager.groupingLevel == 2)
                counter.set(3)
                manager.endUndoGrouping()
                clock.advance(by: .zero)
                manager.undo()
                #expect(counter.value == 2)
                manager.undo()
                #expect(counter.value == 0)
                manager.redo()
                #expect(counter.value == 2)
            }
        }

        @Test("Undoing in the turn of the change closes its group")
        func sameTurn() {
            ManualFrameClock.use { clock in
                let manager = UndoManager()
                let counter = Counter(manager)
                counter.set(1)
                manager.undo()
                #expect(counter.value == 0 && manager.groupingLevel == 0 && manager.canRedo)
                clock.advance(by: .zero)
                manager.redo()
                #expect(counter.value == 1)
            }
        }

        @Test("After a new change nothing can be redone")
        func newBranch() {
            manual { manager, counter in
                group(manager) { counter.set(1) }
                manager.undo()
                group(manager) { counter.set(2) }
                #expect(!manager.canRedo)
            }
        }

        @Test("No more levels are kept than asked for, the last ones")
        func levels() {
            manual { manager, counter in
                manager.levelsOfUndo = 2
                for value in 1...4 { group(manager) { counter.set(value) } }
                for _ in 0..<4 { manager.undo() }
                #expect(counter.value == 2)
                manager.levelsOfUndo = 1
                for _ in 0..<4 { manager.redo() }
                #expect(counter.value == 3)
            }
        }

        @Test("A name is that of the group, and follows it from undoing to redoing")
        func names() {
            manual { manager, counter in
                group(manager) { counter.set(1, name: "Typing") }
                group(manager) { counter.set(2) }
                #expect(manager.undoActionName == "" && manager.undoMenuItemTitle == "Undo")
                manager.undo()
                #expect(manager.undoMenuItemTitle == "Undo Typing" && manager.redoMenuItemTitle == "Redo")
                manager.undo()
                #expect(manager.redoActionName == "Typing" && manager.undoActionName == "")
                manager.redo()
                #expect(manager.undoActionName == "Typing")
            }
        }

        @Test("While registration is disabled nothing is remembered, as often as it was disabled")
        func disabled() {
            manual { manager, counter in
                manager.disableUndoRegistration()
                manager.disableUndoRegistration()
                manager.enableUndoRegistration()
                #expect(!manager.isUndoRegistrationEnabled)
                group(manager) { counter.set(1) }
                manager.enableUndoRegistration()
                manager.undo()
                #expect(counter.value == 1)
            }
        }

        @Test("A target is not kept alive, and its actions do nothing when it is gone")
        func targets() {
            manual { manager, counter in
                weak var gone: Counter?
                do {
                    let other = Counter(manager)
                    gone = other
                    group(manager) {
                        counter.set(1)
                        other.set(1)
                    }
                }
                #expect(gone == nil)
                manager.undo()
                #expect(counter.value == 0)
            }
        }

        @Test("Everything can be forgotten, or the actions of one target")
        func forgetting() {
            manual { manager, counter in
                let other = Counter(manager)
                group(manager) {
                    counter.set(1)
                    other.set(1)
                }
                group(manager) { other.set(2) }
                manager.removeAllActions(withTarget: other)
                manager.undo()
                #expect(counter.value == 0 && other.value == 2 && !manager.canUndo)
                group(manager) { counter.set(5) }
                manager.removeAllActions()
                #expect(!manager.canUndo && !manager.canRedo)
            }
        }

        @Test("Handlers see whether they undo or redo")
        func phases() {
            manual { manager, counter in
                var seen: [[Bool]] = []
                @MainActor func register() {
                    manager.registerUndo(withTarget: counter) { _ in
                        seen.append([manager.isUndoing, manager.isRedoing])
                        register()
                    }
                }
                group(manager, register)
                manager.undo()
                manager.redo()
                #expect(seen == [[true, false], [false, true]])
                #expect(!manager.isUndoing && !manager.isRedoing)
            }
        }

        @Test("Notifications are posted in the order of Foundation's")
        func notifications() {
            manual { manager, counter in
                let names: [NSNotification.Name] = [
                    .NSUndoManagerCheckpoint, .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup,
                    .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
                    .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
                ]
                nonisolated(unsafe) var posted: [NSNotification.Name] = []
                let observers = names.map { name in
                    NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) {
                        posted.append($0.name)
                    }
                }
                defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
                group(manager) { counter.set(1) }
                #expect(
                    posted == [
                        .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerCheckpoint, .NSUndoManagerWillCloseUndoGroup,
                        .NSUndoManagerDidCloseUndoGroup,
                    ])
                posted = []
                manager.undo()
                #expect(
                    posted.first == .NSUndoManagerCheckpoint && posted.dropFirst().first == .NSUndoManagerWillUndoChange
                )
                #expect(posted.last == .NSUndoManagerDidUndoChange)
                posted = []
                manager.redo()
                #expect(posted.contains(.NSUndoManagerWillRedoChange) && posted.last == .NSUndoManagerDidRedoChange)
            }
        }

        @Test("A group in which everything is discardable says so")
        func discardable() {
            manual { manager, counter in
                group(manager) {
                    counter.set(1)
                    manager.setActionIsDiscardable(true)
                }
                #expect(manager.undoActionIsDiscardable)
                group(manager) { counter.set(2) }
                #expect(!manager.undoActionIsDiscardable)
            }
        }

        @Test("Misuse is told, and goes on in the best way")
        func misuse() {
            manual { manager, counter in
                expectDiagnostics([.invalidUndo]) { manager.endUndoGrouping() }
                expectDiagnostics([.invalidUndo]) { manager.enableUndoRegistration() }
                expectDiagnostics([.invalidUndo]) { counter.set(1) }
                #expect(manager.canUndo && manager.groupingLevel == 0)
                manager.beginUndoGrouping()
                manager.beginUndoGrouping()
                expectDiagnostics([.invalidUndo]) { manager.undo() }
                manager.endUndoGrouping()
                manager.endUndoGrouping()
            }
        }

        @Test("A group within one that is open can be taken back by itself")
        func nested() {
            manual { manager, counter in
                manager.beginUndoGrouping()
                group(manager) { counter.set(1) }
                group(manager) { counter.set(2) }
                manager.undoNestedGroup()
                #expect(counter.value == 1 && manager.groupingLevel == 1)
                manager.endUndoGrouping()
                manager.undo()
                #expect(counter.value == 0)
            }
        }
    }
}
