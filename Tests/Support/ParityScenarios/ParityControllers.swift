import UIKit

/// The controllers that scenarios are run with, by name: tests make them in their own process, a plugin makes them in
/// its.
@MainActor package enum ParityControllers {
    private static let makers: [String: () -> UIViewController] = [
        "adaptive": { AdaptiveViewController() },
        "controls": { ControlsViewController() },
        "plain": { TracingViewController() },
        "laid-out": { LaidOutViewController() },
        "load-time-work": { LoadTimeWorkViewController() },
        "note": { NoteViewController() },
        "cache": { CacheViewController() },
        "preferring": { PreferringViewController() },
        "responding": { RespondingViewController() },
        "stacking": { StackingViewController() },
        "self-sizing": { SelfSizingViewController() },
        "container": { TracingContainer() },
        "manual-container": { ManualContainer() },
        "silent-container": { SilentContainer() },
        "forgetful-container": { ForgetfulContainer() },
    ]

    /// Every name, sorted. Free of the main actor, because tests read their arguments before they run.
    nonisolated package static let names = [
        "adaptive", "cache", "container", "controls", "forgetful-container", "laid-out", "load-time-work",
        "manual-container", "note", "plain", "preferring", "responding", "self-sizing", "silent-container", "stacking",
    ]

    /// A new controller, or nil where nothing has this name.
    package static func make(_ name: String) -> UIViewController? {
        makers[name]?()
    }
}
