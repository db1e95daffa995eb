import UIKit

/// The controllers that scenarios are run with, by name: tests make them in their own process, a plugin makes them in
/// its.
@MainActor package enum ParityControllers {
    private static let makers: [String: () -> UIViewController] = [
        "adaptive": { AdaptiveViewController() },
        "arranging": { ArrangingViewController() },
        "bare": { BareViewController() },
        "controls": { ControlsViewController() },
        "plain": { TracingViewController() },
        "counting": { CountingViewController() },
        "laid-out": { LaidOutViewController() },
        "edged": { EdgedViewController() },
        "load-time-work": { LoadTimeWorkViewController() },
        "long-list": { LongListViewController() },
        "note": { NoteViewController() },
        "cache": { CacheViewController() },
        "presenting": { PresentingViewController() },
        "preferring": { PreferringViewController() },
        "replacing": { ReplacingViewController() },
        "responding": { RespondingViewController() },
        "stacking": { StackingViewController() },
        "side-menu": { SideMenuViewController() },
        "self-sizing": { SelfSizingViewController() },
        "tabbed": { TabbedViewController() },
        "container": { TracingContainer() },
        "manual-container": { ManualContainer() },
        "silent-container": { SilentContainer() },
        "forgetful-container": { ForgetfulContainer() },
    ]

    /// Every name, sorted. Free of the main actor, because tests read their arguments before they run.
    nonisolated package static let names = [
        "adaptive", "arranging", "bare", "cache", "container", "controls", "counting", "edged",
        "forgetful-container",
        "laid-out",
        "load-time-work", "manual-container", "note", "plain", "preferring", "presenting",
        "replacing", "responding", "self-sizing",
        "side-menu", "silent-container", "stacking", "tabbed",
    ]

    /// A new controller, or nil where nothing has this name.
    package static func make(_ name: String) -> UIViewController? {
        makers[name]?()
    }
}
