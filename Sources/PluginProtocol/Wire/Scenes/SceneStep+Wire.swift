import CoreGraphics
import QuartzCore
import WireMessages

extension SceneStep {
    init(wire: Mullion_V1_SceneStep) throws(Misbehaviour) {
        switch wire.step {
        case .willMoveToParent(let step): self = .willMoveToParent(hasParent: step.hasParent_p)
        case .didMoveToParent(let step): self = .didMoveToParent(hasParent: step.hasParent_p)
        case .loadView: self = .loadView
        case .moveToSuperview(let step): self = .moveToSuperview(attached: step.attached)
        case .moveToWindow(let step): self = .moveToWindow(attached: step.attached)
        case .beginAppearanceTransition(let step):
            self = .beginAppearanceTransition(
                appearing: step.appearing, animated: step.animated,
                in: step.hasTransition
                    ? try within("begin_appearance_transition.transition", try SceneTransition(wire: step.transition))
                    : nil)
        case .endAppearanceTransition: self = .endAppearanceTransition
        case .changeContainers(let step): self = try within("change_containers", try Self(wire: step))
        case .resizeScene(let step): self = try within("resize_scene", try Self(wire: step))
        case .changeTraits(let step): self = try within("change_traits", try Self(wire: step))
        case .willChangeTraits(let step): self = try within("will_change_traits", try Self(wire: step))
        case .changeSafeArea(let step):
            try WireNumber.require(step.hasInsets, "change_safe_area.insets")
            self = .changeSafeArea(try within("change_safe_area.insets", try SceneInsets(wire: step.insets)))
        case .changeKeyboard(let step):
            self = .changeKeyboard(
                height: try within("change_keyboard", try WireNumber.length(step.height, "height")),
                animated: step.animated)
        case .changeVisibility(let step): self = .changeVisibility(isVisible: step.visible)
        case .receiveMemoryWarning: self = .receiveMemoryWarning
        case .willTransition(let step): self = try within("will_transition", try Self(wire: step))
        case .animateAlongsideTransition(let step):
            self = .animateAlongsideTransition(
                try within("animate_alongside_transition", try WireNumber.serial(step.transition, "transition")))
        case .endInteraction(let step): self = try within("end_interaction", try Self(wire: step))
        case .endTransition(let step):
            self = .endTransition(
                try within("end_transition", try WireNumber.serial(step.transition, "transition")),
                isCancelled: step.cancelled)
        case .changePresentation(let step):
            self = .changePresentation(
                try within("change_presentation", try PresentationPhase(wire: step.phase)), byUser: step.byUser)
        case .didAttemptToDismiss: self = .didAttemptToDismiss
        case .changeDetent(let step): self = try within("change_detent", try Self(wire: step))
        case nil: throw Misbehaviour(.unknownCase, "there is no step that this version knows")
        }
    }

    var wire: Mullion_V1_SceneStep {
        .with { wire in
            switch self {
            case .willMoveToParent(let hasParent): wire.willMoveToParent = .with { $0.hasParent_p = hasParent }
            case .didMoveToParent(let hasParent): wire.didMoveToParent = .with { $0.hasParent_p = hasParent }
            case .loadView: wire.loadView = .init()
            case .moveToSuperview(let attached): wire.moveToSuperview = .with { $0.attached = attached }
            case .moveToWindow(let attached): wire.moveToWindow = .with { $0.attached = attached }
            case .changeContainers(let containers, let isFirstParent):
                wire.changeContainers = .with {
                    $0.containers = containers.prefix(SceneContainer.mostAround).map(\.rawValue)
                    $0.firstIsParent = isFirstParent
                }
            case .beginAppearanceTransition(let appearing, let animated, let transition):
                wire.beginAppearanceTransition = .with {
                    $0.appearing = appearing
                    $0.animated = animated
                    if let transition { $0.transition = transition.wire }
                }
            case .endAppearanceTransition: wire.endAppearanceTransition = .init()
            case .resizeScene(let geometry, let animation):
                wire.resizeScene = geometry.wire
                if let animation { wire.resizeScene.animation = animation.wire }
            case .changeTraits(let traits, let animation):
                wire.changeTraits.traits = traits.wire
                if let animation { wire.changeTraits.animation = animation.wire }
            case .willChangeTraits(let traits, let transition):
                wire.willChangeTraits.traits = traits.wire
                wire.willChangeTraits.transition = transition.wire
            case .changeSafeArea(let insets): wire.changeSafeArea = .with { $0.insets = insets.wire }
            case .changeKeyboard(let height, let animated):
                wire.changeKeyboard = .with {
                    $0.height = WireNumber.length(height)
                    $0.animated = animated
                }
            case .changeVisibility(let isVisible): wire.changeVisibility = .with { $0.visible = isVisible }
            case .receiveMemoryWarning: wire.receiveMemoryWarning = .init()
            case .changePresentation(let phase, let byUser):
                wire.changePresentation = .with {
                    $0.phase = phase.wire
                    $0.byUser = byUser
                }
            case .didAttemptToDismiss: wire.didAttemptToDismiss = .init()
            case .changeDetent(let place, let choice):
                wire.changeDetent = .with {
                    $0.detent = UInt32(clamping: place)
                    $0.choice = choice.rawValue
                }
            case .willTransition(let size, let transition):
                wire.willTransition.size = size.wire
                wire.willTransition.transition = transition.wire
            case .animateAlongsideTransition(let id):
                wire.animateAlongsideTransition = .with { $0.transition = id.rawValue }
            case .endInteraction(let id, let isCancelled, let progress):
                wire.endInteraction = .with {
                    $0.transition = id.rawValue
                    $0.cancelled = isCancelled
                    $0.progress = WireNumber.fraction(Double(progress))
                }
            case .endTransition(let id, let isCancelled):
                wire.endTransition = .with {
                    $0.transition = id.rawValue
                    $0.cancelled = isCancelled
                }
            }
        }
    }
}

extension SceneStep {
    fileprivate init(wire: Mullion_V1_ResizeScene) throws(Misbehaviour) {
        self = .resizeScene(
            try SceneGeometry(wire: wire), animated: try Self.animation(wire.hasAnimation, wire.animation))
    }

    fileprivate init(wire: Mullion_V1_ChangeContainers) throws(Misbehaviour) {
        try WireNumber.count(wire.containers.count, upTo: SceneContainer.mostAround, "containers")
        var containers: [ControllerID] = []
        for number in wire.containers { containers.append(try WireNumber.serial(number, "containers")) }
        self = .changeContainers(containers, isFirstParent: wire.firstIsParent)
    }

    fileprivate init(wire: Mullion_V1_ChangeTraits) throws(Misbehaviour) {
        try WireNumber.require(wire.hasTraits, "traits")
        self = .changeTraits(
            try within("traits", try SceneTraits(wire: wire.traits)),
            animated: try Self.animation(wire.hasAnimation, wire.animation))
    }

    fileprivate init(wire: Mullion_V1_WillChangeTraits) throws(Misbehaviour) {
        try WireNumber.require(wire.hasTraits, "traits")
        try WireNumber.require(wire.hasTransition, "transition")
        self = .willChangeTraits(
            try within("traits", try SceneTraits(wire: wire.traits)),
            in: try within("transition", try SceneTransition(wire: wire.transition)))
    }

    fileprivate init(wire: Mullion_V1_WillTransition) throws(Misbehaviour) {
        try WireNumber.require(wire.hasSize, "size")
        try WireNumber.require(wire.hasTransition, "transition")
        self = .willTransition(
            to: try within("size", try CGSize(wire: wire.size)),
            in: try within("transition", try SceneTransition(wire: wire.transition)))
    }

    fileprivate init(wire: Mullion_V1_EndInteraction) throws(Misbehaviour) {
        self = .endInteraction(
            try WireNumber.serial(wire.transition, "transition"), isCancelled: wire.cancelled,
            progress: CGFloat(try WireNumber.fraction(wire.progress, "progress")))
    }

    fileprivate init(wire: Mullion_V1_ChangeDetent) throws(Misbehaviour) {
        guard let place = Int(exactly: wire.detent), place < SheetDescription.mostDetents else {
            throw Misbehaviour(
                .outOfRange, "\(wire.detent) is no place in a list of at most \(SheetDescription.mostDetents)",
                at: ["detent"])
        }
        self = .changeDetent(to: place, try WireNumber.serial(wire.choice, "choice"))
    }

    private static func animation(
        _ isPresent: Bool, _ wire: Mullion_V1_TransitionAnimation
    ) throws(Misbehaviour) -> AnimationParameters? {
        isPresent ? try within("animation", try AnimationParameters(wire: wire)) : nil
    }
}

extension SceneGeometry {
    init(wire: Mullion_V1_ResizeScene) throws(Misbehaviour) {
        try WireNumber.require(wire.hasSize, "size")
        self.init(
            size: try within("size", try CGSize(wire: wire.size)),
            serial: try WireNumber.serial(wire.serial, "serial"))
    }

    var wire: Mullion_V1_ResizeScene {
        .with {
            $0.size = size.wire
            $0.serial = serial.rawValue
        }
    }
}
