import Foundation
import QuartzCore
import Testing

/// Layers without UIKit, in a process in which nobody ends turns.
@Suite(.timeLimit(.minutes(4))) struct TransactionTurnTests {
    @Test("Where nobody ends turns, the main actor's queue does: completions come")
    func completions() async {
        await #expect(processExitsWith: .success) { await Self.complete() }
    }

    @MainActor private static func complete() async {
        let watchdog = Task.detached {
            try await Task.sleep(for: .seconds(60))
            exit(3)
        }
        defer { watchdog.cancel() }
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            CATransaction.begin()
            CATransaction.setCompletionBlock { continuation.resume() }
            CATransaction.commit()
        }
        let layer = CALayer()
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            CATransaction.begin()
            CATransaction.setCompletionBlock { continuation.resume() }
            layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
            CATransaction.commit()
        }
        precondition(layer.animationKeys() == nil)
    }
}
