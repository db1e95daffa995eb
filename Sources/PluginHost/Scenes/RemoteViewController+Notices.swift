import UIKit

/// The host's notices in the pane, and what the user can do there.
extension RemoteViewController {
    /// Makes the notices of panes whose `hostDelegate` gives no other: in English, unless an app sets its own words and
    /// looks. It is asked whenever the host begins to speak in a pane or something about it changes.
    public static var notice: @MainActor (PaneOccasion) -> PaneNotice = { PaneNotice($0) }

    /// Asks for the host's words again, in the user's new language for example.
    public func updateNotice() {
        showState()
    }

    /// Whether `retry()` can bring the plugin back. It cannot where there is no such plugin or controller; and a page that a plugin has
    /// made by itself is gone with its process.
    public var canRetry: Bool {
        source.failure == nil && scene?.scene.canRetry == true
    }

    /// Leads to the nearest page below this one on its navigation stack, as the bar's button does, past those that went with the same
    /// process.
    ///
    /// - Returns: Whether there was one.
    @discardableResult public func goBack() -> Bool {
        guard let (navigation, page) = wayBack else { return false }
        navigation.popToViewController(page, animated: viewIfLoaded?.window != nil)
        return true
    }

    /// Nil where the pane is at the lower end of each stack that it is on, or on none.
    private var wayBack: (UINavigationController, UIViewController)? {
        var next: UIViewController? = self
        while let controller = next {
            next = controller.parent
            guard let navigation = controller.parent as? UINavigationController,
                let index = navigation.viewControllers.firstIndex(of: controller), index > 0
            else { continue }
            let below = navigation.viewControllers[..<index]
            if let page = below.last(where: { ($0 as? RemoteViewController)?.isLost != true }) ?? below.first {
                return (navigation, page)
            }
        }
        return nil
    }

    var isLost: Bool {
        scene?.scene.isLost == true
    }

    func perform(_ action: PaneAction) {
        switch action {
        case .retry: retry()
        case .goBack: goBack()
        case .close: hostDelegate?.remoteViewControllerClose(self)
        }
    }

    /// The notice that the host has to show; nil while the plugin's own content is shown and answers.
    var speech: PaneOverlay.Speech? {
        guard let cause else { return nil }
        let occasion = PaneOccasion(
            cause: cause, pluginName: pluginName, showsContent: isLive, actions: actions(for: cause))
        let notice = hostDelegate?.remoteViewController(self, noticeFor: occasion) ?? Self.notice(occasion)
        return PaneOverlay.Speech(occasion: occasion, notice: notice)
    }

    private var cause: PaneOccasion.Cause? {
        if isLive {
            if case .unresponsive = state { return .notResponding }
            return nil
        }
        return switch state {
        case .idle, .launching, .running, .unresponsive(offersRestart: false): .starting
        case .awaited: .awaited(refusal: scene?.scene.supervisor.refusalMessage)
        case .unresponsive(offersRestart: true): .notResponding
        case .waitingToRestart(let reason): .restarting(reason: reason, startsAfresh: scene?.scene.startsAfresh == true)
        case .ended where isLost: .lost
        case .ended(let reason): source.failure == nil ? .ended(reason: reason) : .unavailable(reason: reason)
        }
    }

    private func actions(for cause: PaneOccasion.Cause) -> [PaneAction] {
        var actions: [PaneAction] = []
        switch cause {
        case .starting, .awaited, .restarting: return []
        case .notResponding:
            guard state == .unresponsive(offersRestart: true) else { return [] }
            if canRetry { actions.append(.retry) }
            // What is seen has the host's bars around it.
            if isLive { return actions }
        case .ended, .lost, .unavailable:
            if canRetry { actions.append(.retry) }
        }
        if wayBack != nil { actions.append(.goBack) }
        if hostDelegate?.remoteViewControllerCanClose(self) == true { actions.append(.close) }
        return actions
    }
}
