import UIKit

/// Hears of a window's being shown and hidden, for as long as somebody keeps it.
@MainActor final class WindowVisibilityWatch {
    private let observers: [any NSObjectProtocol]

    init(_ window: UIWindow, onChange: @escaping @MainActor () -> Void) {
        observers = [UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification].map { name in
            NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { _ in
                // Windows post on the main actor, and without a queue the block runs where they post.
                MainActor.assumeIsolated { onChange() }
            }
        }
    }

    isolated deinit {
        observers.forEach(NotificationCenter.default.removeObserver)
    }
}
