import Diagnostics
import Testing
import UIKit

/// Updates run only when a test says so, a misuse that UIKit reports fails the test, the pasteboards are the test's own and empty,
/// and what the test changed of UIKit is put back after it.
package struct OwnUpdates: SuiteTrait, TestTrait, TestScoping {
    package var isRecursive: Bool { true }

    /// What else a test finds when it begins.
    private let prepare: @MainActor @Sendable () -> Void

    /// Whether every controller that the test made has to be gone when it ends.
    private let looksForLeaks: Bool

    /// - Parameter looksForLeaks: Not for tests with processes, whose ends come in later turns of their loops.
    package init(looksForLeaks: Bool = false, prepare: @escaping @MainActor @Sendable () -> Void = {}) {
        self.looksForLeaks = looksForLeaks
        self.prepare = prepare
    }

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        await enter()
        do {
            try await function()
        } catch {
            await leave()
            throw error
        }
        await leave()
    }

    /// The state of UIKit before each scope that is open: first that of the program which runs the tests, then that of each suite around the test.
    @MainActor private static var outer: [Outer] = []

    /// The state of UIKit that a scope found, and puts back when it ends.
    @MainActor private struct Outer {
        let screen = UIScreen.main
        let animates = UIView.areAnimationsEnabled
        let reportsAmbiguity = UsageDiagnostic.reportsAmbiguity
        let delegate = UIApplication.shared.delegate
        let screenKeyboard = UIApplication.shared.screenKeyboard
        let updates = UpdateCycle.main.install {}
        let pasteboards = SharedPasteboards.install(SharedPasteboards())

        /// Puts all of it back.
        func restore() {
            UIScreen.main = screen
            UIView.setAnimationsEnabled(animates)
            UsageDiagnostic.reportsAmbiguity = reportsAmbiguity
            UIApplication.shared.delegate = delegate
            UIApplication.shared.screenKeyboard = screenKeyboard
            AppearanceRules.shared.removeAll()
            pasteboards.end()
            updates.end()
        }
    }

    /// The controllers that were alive before the test: those of the program which runs the tests.
    @MainActor private static var others: Set<ObjectIdentifier> = []

    /// What is held beyond its test is told of memory warnings and records lines in the next one.
    @MainActor private func expectNothingAlive() {
        let alive = strangers
        guard !alive.isEmpty else { return }
        Issue.record("Controllers are alive after their test: \(alive)")
    }

    /// The controllers that the test made and that are alive, in words, because a reference to one of them would keep it alive.
    @MainActor private var strangers: [String] {
        LiveControllers.all.filter { !Self.others.contains(ObjectIdentifier($0)) }.map(\.description).sorted()
    }

    @MainActor private func enter() {
        Self.others = Set(LiveControllers.all.map(ObjectIdentifier.init))
        Self.outer.append(Outer())
        UsageDiagnostic.observer = { rule, message in
            Issue.record("UIKit reports \(rule.rawValue): \(message)")
        }
        prepare()
    }

    @MainActor private func leave() async {
        for window in UIApplication.shared.windows {
            window.isHidden = true
            window.rootViewController = nil
        }
        UIApplication.shared.keyWindow = nil
        UpdateCycle.main.update()
        // What an update leaves to do holds the controllers that it is for.
        for _ in 0..<20 where UpdateCycle.main.needsUpdate { UpdateCycle.main.update() }
        UsageDiagnostic.observer = nil
        if looksForLeaks {
            // A connection lets go of its controllers in a task of its own, or on another thread, to which a busy machine comes later. There
            // is no event to wait for: a weak reference tells nobody that its object has ended, and `UIViewController` has no `deinit`, which
            // would run on any thread for this alone. So the test looks again, each millisecond after the turns that tasks take, and ten
            // seconds at most.
            let deadline = ContinuousClock.now + .seconds(10)
            for attempt in 0... {
                guard !strangers.isEmpty, ContinuousClock.now < deadline else { break }
                if attempt < 100 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(1)) }
                UpdateCycle.main.update()
            }
            expectNothingAlive()
        }
        Self.outer.popLast()?.restore()
    }
}

extension Trait where Self == OwnUpdates {
    package static var ownUpdates: OwnUpdates { OwnUpdates() }
}
