import CoreGraphics
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
            self = .beginAppearanceTransition(appearing: step.appearing, animated: step.animated)
        case .endAppearanceTransition: self = .endAppearanceTransition
        case .resizeScene(let step):
            self = .resizeScene(try within("resize_scene", try SceneGeometry(wire: step)))
        case .changeTraits(let traits):
            self = .changeTraits(try within("change_traits", try SceneTraits(wire: traits)))
        case .willChangeTraits(let step):
            try WireNumber.require(step.hasTraits, "will_change_traits.traits")
            self = .willChangeTraits(try within("will_change_traits.traits", try SceneTraits(wire: step.traits)))
        case .changeSafeArea(let step):
            try WireNumber.require(step.hasInsets, "change_safe_area.insets")
            self = .changeSafeArea(try within("change_safe_area.insets", try SceneInsets(wire: step.insets)))
        case .changeVisibility(let step): self = .changeVisibility(isVisible: step.visible)
        case .receiveMemoryWarning: self = .receiveMemoryWarning
        case .willTransition(let step):
            try WireNumber.require(step.hasSize, "will_transition.size")
            self = .willTransition(to: try within("will_transition.size", try CGSize(wire: step.size)))
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
            case .beginAppearanceTransition(let appearing, let animated):
                wire.beginAppearanceTransition = .with {
                    $0.appearing = appearing
                    $0.animated = animated
                }
            case .endAppearanceTransition: wire.endAppearanceTransition = .init()
            case .resizeScene(let geometry): wire.resizeScene = geometry.wire
            case .changeTraits(let traits): wire.changeTraits = traits.wire
            case .willChangeTraits(let traits): wire.willChangeTraits = .with { $0.traits = traits.wire }
            case .changeSafeArea(let insets): wire.changeSafeArea = .with { $0.insets = insets.wire }
            case .changeVisibility(let isVisible): wire.changeVisibility = .with { $0.visible = isVisible }
            case .receiveMemoryWarning: wire.receiveMemoryWarning = .init()
            case .willTransition(let size): wire.willTransition = .with { $0.size = size.wire }
            }
        }
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
