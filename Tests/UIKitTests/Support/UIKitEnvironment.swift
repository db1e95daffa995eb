import ParityScenarios
import RemotePlacements
import Testing
import UIKit

/// Gives each test the same screen, an update cycle that runs only when the test says so, and fails the test when UIKit
/// reports a misuse that the test did not expect.
struct UIKitEnvironment: SuiteTrait, TestTrait, TestScoping {
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
        RemotePlacements.install()
        UIScreen.main = UIScreen(size: CGSize(width: 1024, height: 640), scale: 1, userInterfaceStyle: .light)
        UpdateCycle.main.scheduler = {}
        HierarchyDiagnostic.observer = { rule, message in
            Issue.record("UIKit reports \(rule.rawValue): \(message)")
        }
        _ = TraceRecorder.shared.take()
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

extension Trait where Self == UIKitEnvironment {
    static var uiKitEnvironment: UIKitEnvironment { UIKitEnvironment() }
}

/// Expects UIKit to report exactly these misuses while `body` runs.
@MainActor func expectDiagnostics(
    _ expected: [HierarchyDiagnostic.Rule], sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () throws -> Void
) rethrows {
    let outer = HierarchyDiagnostic.observer
    var reported: [HierarchyDiagnostic.Rule] = []
    HierarchyDiagnostic.observer = { rule, _ in reported.append(rule) }
    defer { HierarchyDiagnostic.observer = outer }
    try body()
    #expect(reported == expected, sourceLocation: sourceLocation)
}
