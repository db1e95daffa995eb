import HostStaging
import Testing
import UIKit

/// The root of the gallery's suites. One after the other: they share UIKit's application, screen and update cycle.
@Suite(.serialized, .ownScreen) enum Gallery {}

/// Puts back what tests change of UIKit, and fails a test when UIKit reports a misuse.
struct OwnScreen: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
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

    @MainActor private static var outer: (scheduler: () -> Void, screen: UIScreen)?

    @MainActor private func enter() {
        Self.outer = (UpdateCycle.main.scheduler, UIScreen.main)
        UpdateCycle.main.scheduler = {}
        HierarchyDiagnostic.observer = { rule, message in
            Issue.record("UIKit reports \(rule.rawValue): \(message)")
        }
    }

    @MainActor private func leave() {
        for window in UIApplication.shared.windows {
            window.isHidden = true
            window.rootViewController = nil
        }
        UIApplication.shared.keyWindow = nil
        UpdateCycle.main.update()
        HierarchyDiagnostic.observer = nil
        guard let outer = Self.outer else { return }
        UIScreen.main = outer.screen
        UpdateCycle.main.scheduler = outer.scheduler
        if UpdateCycle.main.needsUpdate { outer.scheduler() }
    }
}

extension Trait where Self == OwnScreen {
    static var ownScreen: OwnScreen { OwnScreen() }
}
