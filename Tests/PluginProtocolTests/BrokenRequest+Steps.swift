import CoreGraphics
import PluginProtocol
import ProtocolSamples
import QuartzCore
import WireMessages

extension BrokenRequest {
    /// What is wrong with what a scene is told step by step.
    static let steps: [BrokenRequest] = [
        BrokenRequest("an update of nothing", .missingField, at: "UpdateScene.steps", .scene(.updateScene([]))) {
            _ in
        },
        BrokenRequest(
            "an unknown step", .unknownCase, at: "UpdateScene.steps[0]", .scene(.updateScene([.loadView]))
        ) {
            $0.updateScene.steps[0].step = nil
        },
        BrokenRequest(
            "a resize without a size", .missingField, at: "UpdateScene.steps[2].resize_scene.size",
            .scene(.updateScene(Samples.steps))
        ) {
            $0.updateScene.steps[2].resizeScene.clearSize()
        },
        BrokenRequest(
            "a resize without a serial", .missingField, at: "UpdateScene.steps[2].resize_scene.serial",
            .scene(.updateScene(Samples.steps))
        ) {
            $0.updateScene.steps[2].resizeScene.serial = 0
        },
        BrokenRequest(
            "an unknown size class", .unknownCase,
            at: "UpdateScene.steps[3].change_traits.traits.vertical_size_class",
            .scene(.updateScene(Samples.steps))
        ) {
            $0.updateScene.steps[3].changeTraits.traits.verticalSizeClass = .UNRECOGNIZED(9)
        },
        BrokenRequest(
            "an unspecified text size", .unknownCase,
            at: "UpdateScene.steps[3].change_traits.traits.preferred_content_size_category",
            .scene(.updateScene(Samples.steps))
        ) {
            $0.updateScene.steps[3].changeTraits.traits.preferredContentSizeCategory = .unspecified
        },
        BrokenRequest(
            "an unknown text size", .unknownCase,
            at: "UpdateScene.steps[3].change_traits.traits.preferred_content_size_category",
            .scene(.updateScene(Samples.steps))
        ) {
            $0.updateScene.steps[3].changeTraits.traits.preferredContentSizeCategory = .UNRECOGNIZED(13)
        },
        BrokenRequest(
            "other traits that are not named", .missingField, at: "UpdateScene.steps[0].will_change_traits.traits",
            .scene(.updateScene([.willChangeTraits(Samples.traits, in: Samples.transition)]))
        ) {
            $0.updateScene.steps[0].willChangeTraits.clearTraits()
        },
        BrokenRequest(
            "a safe area without insets", .missingField, at: "UpdateScene.steps[0].change_safe_area.insets",
            .scene(.updateScene([.changeSafeArea(.zero)]))
        ) {
            $0.updateScene.steps[0].changeSafeArea.clearInsets()
        },
        BrokenRequest(
            "an endless safe area", .outOfRange, at: "UpdateScene.steps[0].change_safe_area.insets.bottom",
            .scene(.updateScene([.changeSafeArea(.zero)]))
        ) {
            $0.updateScene.steps[0].changeSafeArea.insets.bottom = .infinity
        },
        BrokenRequest(
            "an endless keyboard", .outOfRange, at: "UpdateScene.steps[0].change_keyboard.height",
            .scene(.updateScene([.changeKeyboard(height: 1, animated: true)]))
        ) {
            $0.updateScene.steps[0].changeKeyboard.height = .infinity
        },
        BrokenRequest(
            "a keyboard below the edge", .outOfRange, at: "UpdateScene.steps[0].change_keyboard.height",
            .scene(.updateScene([.changeKeyboard(height: 1, animated: true)]))
        ) {
            $0.updateScene.steps[0].changeKeyboard.height = -1
        },
        BrokenRequest(
            "a detent that no list has", .outOfRange, at: "UpdateScene.steps[0].change_detent.detent",
            .scene(.updateScene([.changeDetent(to: 0, .first)]))
        ) {
            $0.updateScene.steps[0].changeDetent.detent = 8
        },
        BrokenRequest(
            "a detent by no choice", .missingField, at: "UpdateScene.steps[0].change_detent.choice",
            .scene(.updateScene([.changeDetent(to: 0, .first)]))
        ) {
            $0.updateScene.steps[0].changeDetent.choice = 0
        },
        BrokenRequest(
            "a flood of steps", .limitExceeded, at: "field 21.field 1", .scene(.updateScene(Samples.steps))
        ) {
            $0.updateScene.steps = Array(repeating: .with { $0.loadView = .init() }, count: 257)
        },
        BrokenRequest(
            "a transition to no size", .missingField, at: "UpdateScene.steps[0].will_transition.size",
            .scene(.updateScene([.willTransition(to: CGSize(width: 1, height: 1), in: Samples.transition)]))
        ) {
            $0.updateScene.steps[0].willTransition.clearSize()
        },
        BrokenRequest(
            "a transition of nothing", .missingField, at: "UpdateScene.steps[0].will_transition.transition",
            .scene(.updateScene([.willTransition(to: CGSize(width: 1, height: 1), in: Samples.transition)]))
        ) {
            $0.updateScene.steps[0].willTransition.clearTransition()
        },
        BrokenRequest(
            "new traits of nothing", .missingField,
            at: "UpdateScene.steps[0].will_change_traits.transition.transition",
            .scene(.updateScene([.willChangeTraits(Samples.traits, in: Samples.transition)]))
        ) {
            $0.updateScene.steps[0].willChangeTraits.transition.transition = 0
        },
        BrokenRequest(
            "a transition that takes no time that there is", .outOfRange,
            at: "UpdateScene.steps[0].will_transition.transition.animation.duration",
            .scene(.updateScene([.willTransition(to: CGSize(width: 1, height: 1), in: Samples.transition)]))
        ) {
            $0.updateScene.steps[0].willTransition.transition.animation.duration = .infinity
        },
        BrokenRequest(
            "a spring without mass", .outOfRange, at: "UpdateScene.steps[0].resize_scene.animation.spring.mass",
            .scene(.updateScene([.resizeScene(Samples.geometry, animated: Samples.animation)]))
        ) {
            $0.updateScene.steps[0].resizeScene.animation.spring.mass = 0
        },
        BrokenRequest(
            "traits that change to none", .missingField, at: "UpdateScene.steps[0].change_traits.traits",
            .scene(.updateScene([.changeTraits(Samples.traits, animated: nil)]))
        ) {
            $0.updateScene.steps[0].changeTraits.clearTraits()
        },
        BrokenRequest(
            "a gesture without a transition", .missingField,
            at: "UpdateScene.steps[0].end_interaction.transition",
            .scene(.updateScene([.endInteraction(.first, isCancelled: false, progress: 1)]))
        ) {
            $0.updateScene.steps[0].endInteraction.transition = 0
        },
        BrokenRequest(
            "a gesture beyond its end", .outOfRange, at: "UpdateScene.steps[0].end_interaction.progress",
            .scene(.updateScene([.endInteraction(.first, isCancelled: false, progress: 1)]))
        ) {
            $0.updateScene.steps[0].endInteraction.progress = 1.5
        },
        BrokenRequest(
            "an end of nothing", .missingField, at: "UpdateScene.steps[0].end_transition.transition",
            .scene(.updateScene([.endTransition(.first, isCancelled: false)]))
        ) {
            $0.updateScene.steps[0].endTransition.transition = 0
        },
        BrokenRequest(
            "something alongside nothing", .missingField,
            at: "UpdateScene.steps[0].animate_alongside_transition.transition",
            .scene(.updateScene([.animateAlongsideTransition(.first)]))
        ) {
            $0.updateScene.steps[0].animateAlongsideTransition.transition = 0
        },
    ]
}
