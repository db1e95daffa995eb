import HostStaging
import Testing
import UIKit

/// The root of every suite with a host and its plugins in one process. One after the other: they share UIKit's
/// application, screen and update cycle.
@Suite(.serialized, .ownUpdates) enum HostAndPlugin {}

/// Updates run only when a test says so, and a misuse that UIKit reports fails the test.
struct OwnUpdates: SuiteTrait, TestTrait, TestScoping {
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

    /// What the program around the tests uses; put back after each test.
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

extension Trait where Self == OwnUpdates {
    static var ownUpdates: OwnUpdates { OwnUpdates() }
}
