import PluginProtocol
import UIKit

/// What was done to a remote controller by its containers: the steps that its process has not been told yet, and where
/// they have led.
///
/// A process that is launched gets every step from the start, so that its controller sees what a local one would have
/// seen. One that is launched again after a crash gets the shortest way to the same place.
struct SceneRecord {
    /// More steps than this go into no message, and are not kept for a process that is still starting: it gets the
    /// shortest way instead.
    static let mostKeptSteps = Limits.standard.sceneSteps

    private var hasParent = false
    private var didMove = false
    /// Whether the controller has had its parent from the start, and heard of no move.
    private var isMadeWithParent = false
    private var isLoaded = false
    private var isInSuperview = false
    private var isInWindow = false
    private var isVisible = false
    private var isAppearing = false
    private var isTransitionOpen = false
    private var presentation = PresentationPhase.none
    private var geometry: SceneGeometry?
    private var traits: SceneTraits?
    private var safeArea = SceneInsets.zero
    private var keyboardHeight: CGFloat = 0
    /// The step that says in which containers the controller is.
    private var containers: SceneStep?

    private var pending: [SceneStep] = []
    /// Whether `pending` is all that ever happened.
    private var isPendingComplete = true

    var pendingSteps: [SceneStep] {
        pending
    }

    /// Whether the next step is only followed and not kept.
    var isFull: Bool {
        pending.count == Self.mostKeptSteps
    }

    mutating func record(_ step: SceneStep) {
        follow(step)
        if isFull {
            isPendingComplete = false
        } else {
            pending.append(step)
        }
    }

    /// The steps for a process that runs; afterwards there are none. They are to be taken before the record is full.
    mutating func takePending() -> [SceneStep] {
        defer {
            pending = []
            isPendingComplete = false
        }
        return pending
    }

    /// The steps for a process that has just started: every one from the start if it is the first process.
    mutating func takeAll() -> [SceneStep] {
        defer {
            pending = []
            isPendingComplete = false
        }
        // What was animated while the process started is over in the host.
        return isPendingComplete ? pending.map(\.atOnce) : shortestWay
    }

    /// Only notes where the step leads.
    mutating func follow(_ step: SceneStep) {
        switch step {
        case .willMoveToParent(let parent):
            if parent { hasParent = true }
        case .didMoveToParent(let parent):
            isMadeWithParent = parent && (isMadeWithParent || !hasParent)
            hasParent = parent
            didMove = parent
        case .loadView:
            isLoaded = true
        case .moveToSuperview(let attached):
            isInSuperview = attached
        case .moveToWindow(let attached):
            isInWindow = attached
            if !attached { (safeArea, keyboardHeight) = (.zero, 0) }
        case .changeVisibility(let visible):
            isVisible = visible
        case .changeContainers:
            containers = step
        case .beginAppearanceTransition(let appearing, _, _):
            isAppearing = appearing
            isTransitionOpen = true
        case .endAppearanceTransition:
            isTransitionOpen = false
        case .resizeScene(let geometry, _):
            self.geometry = geometry
        case .changeTraits(let traits, _):
            self.traits = traits
        case .changeSafeArea(let insets):
            safeArea = insets
        case .changeKeyboard(let height, _):
            keyboardHeight = height
        case .changePresentation(let phase, _):
            presentation = phase
        case .willTransition, .willChangeTraits, .animateAlongsideTransition, .endInteraction, .endTransition,
            .receiveMemoryWarning, .didAttemptToDismiss, .changeDetent:
            break
        }
    }

    private var shortestWay: [SceneStep] {
        var steps: [SceneStep] = []
        if let containers { steps.append(containers) }
        if let traits { steps.append(.changeTraits(traits, animated: nil)) }
        if isVisible { steps.append(.changeVisibility(isVisible: true)) }
        if hasParent {
            steps.append(isMadeWithParent ? .didMoveToParent(hasParent: true) : .willMoveToParent(hasParent: true))
        }
        if isLoaded { steps.append(.loadView) }
        if presentation != .none { steps.append(.changePresentation(.presented, byUser: false)) }
        let hasAppeared = isAppearing || isTransitionOpen
        if hasAppeared { steps.append(.beginAppearanceTransition(appearing: true, animated: false, in: nil)) }
        if isInWindow { steps.append(.moveToWindow(attached: true)) }
        if isInSuperview { steps.append(.moveToSuperview(attached: true)) }
        if let geometry { steps.append(.resizeScene(geometry, animated: nil)) }
        if safeArea != .zero { steps.append(.changeSafeArea(safeArea)) }
        if keyboardHeight > 0 { steps.append(.changeKeyboard(height: keyboardHeight, animated: false)) }
        if didMove, !isMadeWithParent { steps.append(.didMoveToParent(hasParent: true)) }
        if hasAppeared, !isAppearing || !isTransitionOpen { steps.append(.endAppearanceTransition) }
        if hasAppeared, !isAppearing {
            steps.append(.beginAppearanceTransition(appearing: false, animated: false, in: nil))
        }
        return steps
    }
}

extension SceneStep {
    /// The same without an animation.
    fileprivate var atOnce: SceneStep {
        switch self {
        case .willTransition(let size, let transition):
            .willTransition(to: size, in: SceneTransition(id: transition.id, animation: nil))
        case .willChangeTraits(let traits, let transition):
            .willChangeTraits(traits, in: SceneTransition(id: transition.id, animation: nil))
        case .beginAppearanceTransition(let appearing, let animated, let transition):
            .beginAppearanceTransition(
                appearing: appearing, animated: animated,
                in: transition.map { SceneTransition(id: $0.id, animation: nil) })
        case .resizeScene(let geometry, _): .resizeScene(geometry, animated: nil)
        case .changeTraits(let traits, _): .changeTraits(traits, animated: nil)
        case .changeKeyboard(let height, _): .changeKeyboard(height: height, animated: false)
        case .willMoveToParent, .didMoveToParent, .loadView, .moveToSuperview, .moveToWindow, .changeVisibility,
            .changeContainers, .endAppearanceTransition, .changeSafeArea, .animateAlongsideTransition,
            .endInteraction, .endTransition, .receiveMemoryWarning, .changePresentation, .didAttemptToDismiss,
            .changeDetent:
            self
        }
    }

    /// Whether it has its place among what happens to other controllers: they come and go together.
    var isOrdered: Bool {
        switch self {
        case .willMoveToParent, .didMoveToParent, .loadView, .beginAppearanceTransition, .endAppearanceTransition,
            .animateAlongsideTransition, .endInteraction, .endTransition, .changePresentation:
            true
        case .changeContainers, .moveToSuperview, .moveToWindow, .changeVisibility, .willTransition, .resizeScene,
            .changeSafeArea, .changeKeyboard, .willChangeTraits, .changeTraits, .receiveMemoryWarning,
            .didAttemptToDismiss, .changeDetent:
            false
        }
    }

    /// Whether only plugins understand it that know containers.
    var isAboutContainers: Bool {
        if case .changeContainers = self { true } else { false }
    }

    /// What a plugin has to be granted that is told of it; nil where every plugin is.
    var capability: Capability? {
        switch self {
        case .changeContainers: .containers
        case .changePresentation, .didAttemptToDismiss, .changeDetent: .presentation
        case .changeKeyboard: .keyboard
        default: nil
        }
    }
}
