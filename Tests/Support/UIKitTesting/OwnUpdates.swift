import Diagnostics
import Testing
import UIKit

/// Updates run only when a test says so, a misuse that UIKit reports fails the test, and what the test changed of UIKit is
/// put back after it.
package struct OwnUpdates: SuiteTrait, TestTrait, TestScoping {
    package var isRecursive: Bool { true }

    /// What else a test finds when it begins.
    private let prepare: @MainActor @Sendable () -> Void

    package init(prepare: @escaping @MainActor @Sendable () -> Void = {}) {
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

    /// What the program around the tests uses; put back after each test.
    @MainActor private static var outer: (screen: UIScreen, updates: Override)?

    @MainActor private func enter() {
        Self.outer = (UIScreen.main, UpdateCycle.main.install {})
        UsageDiagnostic.observer = { rule, message in
            Issue.record("UIKit reports \(rule.rawValue): \(message)")
        }
        prepare()
    }

    @MainActor private func leave() {
        for window in UIApplication.shared.windows {
            window.isHidden = true
            window.rootViewController = nil
        }
        UIApplication.shared.keyWindow = nil
        UpdateCycle.main.update()
        UsageDiagnostic.observer = nil
        guard let outer = Self.outer else { return }
        UIScreen.main = outer.screen
        outer.updates.end()
    }
}

extension Trait where Self == OwnUpdates {
    package static var ownUpdates: OwnUpdates { OwnUpdates() }
}
