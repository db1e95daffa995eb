import QuartzCore

extension SceneStep: CustomStringConvertible {
    package var description: String {
        switch self {
        case .willMoveToParent(let hasParent): "WillMoveToParent(\(hasParent))"
        case .didMoveToParent(let hasParent): "DidMoveToParent(\(hasParent))"
        case .loadView: "LoadView"
        case .moveToSuperview(let attached): "MoveToSuperview(\(attached))"
        case .moveToWindow(let attached): "MoveToWindow(\(attached))"
        case .changeContainers(let containers, let isFirstParent):
            "ChangeContainers(\(containers.map(\.description).joined(separator: " in "))\(isFirstParent ? ", the parent first" : ""))"
        case .beginAppearanceTransition(let appearing, let animated, let transition):
            "BeginAppearanceTransition(appearing: \(appearing), animated: \(animated)\(transition.map { ", transition: \($0.id)" } ?? ""))"
        case .changeVisibility(let isVisible): "ChangeVisibility(\(isVisible))"
        case .endAppearanceTransition: "EndAppearanceTransition"
        case .resizeScene(let geometry, let animation):
            "ResizeScene(size: \(TraceText.size(geometry.size)), serial: \(geometry.serial)\(Self.text(animation)))"
        case .changeSafeArea(let insets): "ChangeSafeArea(\(insets))"
        case .changeKeyboard(let height, let animated):
            "ChangeKeyboard(height: \(height.shortText)\(animated ? ", animated" : ""))"
        case .willChangeTraits(let traits, let transition):
            "WillChangeTraits(\(traits), transition: \(transition.id)\(Self.text(transition.animation)))"
        case .changeTraits(let traits, let animation): "ChangeTraits(\(traits)\(Self.text(animation)))"
        case .animateAlongsideTransition(let id): "AnimateAlongsideTransition(\(id))"
        case .endInteraction(let id, let isCancelled, let progress):
            "EndInteraction(\(id), at \(progress)\(isCancelled ? ", cancelled" : ""))"
        case .endTransition(let id, let isCancelled): "EndTransition(\(id)\(isCancelled ? ", cancelled" : ""))"
        case .receiveMemoryWarning: "ReceiveMemoryWarning"
        case .changePresentation(let phase, let byUser):
            "ChangePresentation(\(phase.rawValue)\(byUser ? ", by the user" : ""))"
        case .didAttemptToDismiss: "DidAttemptToDismiss"
        case .changeDetent(let place, let choice): "ChangeDetent(to: \(place), choice: \(choice))"
        case .willTransition(let size, let transition):
            "WillTransition(to: \(TraceText.size(size)), transition: \(transition.id)\(Self.text(transition.animation)))"
        }
    }

    private static func text(_ animation: AnimationParameters?) -> String {
        animation.map { ", seconds: \($0.duration)" } ?? ""
    }
}
