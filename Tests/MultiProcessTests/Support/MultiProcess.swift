import Testing
import UIKit

/// The root of every suite that starts real plugins. One after the other: they share UIKit's application and screen, and
/// count what the process has left open.
@Suite(.serialized, .ownScreen, .timeLimit(.minutes(4))) enum MultiProcess {}

/// Puts back what tests change of UIKit, and fails a test when UIKit reports a misuse.
struct OwnScreen: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        // The first task that sleeps opens a descriptor that the process keeps; no test is to be blamed for it.
        try await Task.sleep(for: .milliseconds(1))
        await enter()
        do {
            try await function()
        } catch {
            await leave()
            throw error
        }
        await leave()
    }

    @MainActor private static var outer: UIScreen?

    @MainActor private func enter() {
        Self.outer = UIScreen.main
        UsageDiagnostic.observer = { rule, message in
            Issue.record("UIKit reports \(rule.rawValue): \(message)")
        }
    }

    @MainActor private func leave() {
        for window in UIApplication.shared.windows {
            window.isHidden = true
            window.rootViewController = nil
        }
        UsageDiagnostic.observer = nil
        if let outer = Self.outer { UIScreen.main = outer }
    }
}

extension Trait where Self == OwnScreen {
    static var ownScreen: OwnScreen { OwnScreen() }
}
