import CoreGraphics
import PluginProtocol
import ProtocolSamples
import WireMessages

extension BrokenRequest {
    /// What is wrong with what is said of containers and their bars.
    static let containers: [BrokenRequest] = [
        BrokenRequest(
            "a tap on button 0", .missingField, at: "TapBarButton.button", .input(.tapBarButton(.first))
        ) { $0.tapBarButton.button = 0 },
        BrokenRequest(
            "element 0 of a menu", .missingField, at: "TapBarButton.element",
            .input(.tapBarButton(.first, element: .first))
        ) { $0.tapBarButton.element = 0 },
        BrokenRequest(
            "a click nowhere", .missingField, at: "DeliverSecondaryClick.position",
            .input(.deliverSecondaryClick(CGPoint(x: 1, y: 2)))
        ) { $0.deliverSecondaryClick.clearPosition() },
        BrokenRequest(
            "a click at no number", .outOfRange, at: "DeliverSecondaryClick.position.x",
            .input(.deliverSecondaryClick(CGPoint(x: 1, y: 2)))
        ) { $0.deliverSecondaryClick.position.x = .nan },
        BrokenRequest(
            "container 0", .missingField, at: "UpdateContainer.container", .session(.updateContainer(Samples.container))
        ) { $0.updateContainer.container = 0 },
        BrokenRequest(
            "a container of no kind", .unknownCase, at: "UpdateContainer.kind",
            .session(.updateContainer(Samples.container))
        ) { $0.updateContainer.kind = nil },
        BrokenRequest(
            "a request that was none", .missingField, at: "UpdateContainer.answered_request",
            .session(.updateContainer(Samples.container))
        ) { $0.updateContainer.answeredRequest = 0 },
        BrokenRequest(
            "controller 0 on a stack", .missingField, at: "UpdateContainer.navigation.entries[1].controller",
            .session(.updateContainer(Samples.container))
        ) { $0.updateContainer.navigation.entries[1].controller = 0 },
        BrokenRequest(
            "scene 0 on a stack", .missingField, at: "UpdateContainer.navigation.entries[1].scene",
            .session(.updateContainer(Samples.container))
        ) { $0.updateContainer.navigation.entries[1].scene = 0 },
        BrokenRequest(
            "offer 0 on a stack", .missingField, at: "UpdateContainer.navigation.entries[1].offer",
            .session(.updateContainer(Samples.container))
        ) { $0.updateContainer.navigation.entries[1].offer = 0 },
        BrokenRequest(
            "too high a stack", .limitExceeded, at: "field 15.field 2.field 1",
            .session(.updateContainer(Samples.container))
        ) {
            $0.updateContainer.navigation.entries = (1...4097).map { number in .with { $0.controller = number } }
        },
        BrokenRequest(
            "controller 0 in a tab", .missingField, at: "UpdateContainer.tabs.tabs[1].controller",
            .session(.updateContainer(Samples.tabs))
        ) { $0.updateContainer.tabs.tabs[1].controller = 0 },
        BrokenRequest(
            "tab 0 is selected", .missingField, at: "UpdateContainer.tabs.selected",
            .session(.updateContainer(Samples.tabs))
        ) { $0.updateContainer.tabs.selected = 0 },
        BrokenRequest(
            "too many tabs", .limitExceeded, at: "field 15.field 4.field 1", .session(.updateContainer(Samples.tabs))
        ) { $0.updateContainer.tabs.tabs = (1...4097).map { number in .with { $0.controller = number } } },
        BrokenRequest(
            "no display mode", .unknownCase, at: "UpdateContainer.split.display_mode",
            .session(.updateContainer(Samples.split))
        ) { $0.updateContainer.split.displayMode = .unspecified },
        BrokenRequest(
            "what is no column", .unknownCase, at: "UpdateContainer.split.columns[1].column",
            .session(.updateContainer(Samples.split))
        ) { $0.updateContainer.split.columns[1].column = .unspecified },
        BrokenRequest(
            "nothing for a column", .missingField, at: "UpdateContainer.split.columns[1].controller",
            .session(.updateContainer(Samples.split))
        ) { $0.updateContainer.split.columns[1].clearController() },
        BrokenRequest(
            "controller 0 for a column", .missingField, at: "UpdateContainer.split.columns[1].controller.controller",
            .session(.updateContainer(Samples.split))
        ) { $0.updateContainer.split.columns[1].controller.controller = 0 },
        BrokenRequest(
            "one column twice", .foreignIdentifier, at: "UpdateContainer.split.columns",
            .session(.updateContainer(Samples.split))
        ) { $0.updateContainer.split.columns[1].column = $0.updateContainer.split.columns[0].column },
        BrokenRequest(
            "too many containers", .limitExceeded, at: "UpdateScene.steps[0].change_containers.containers",
            .scene(.updateScene([.changeContainers([.first], isFirstParent: false)]))
        ) { $0.updateScene.steps[0].changeContainers.containers = Array(1...17) },
        BrokenRequest(
            "in container 0", .missingField, at: "UpdateScene.steps[0].change_containers.containers",
            .scene(.updateScene([.changeContainers([.first], isFirstParent: false)]))
        ) { $0.updateScene.steps[0].changeContainers.containers = [0] },
        BrokenRequest(
            "an answer to no alert", .missingField, at: "AnswerAlert.offer",
            .scene(.answerAlert(.first, action: 1))
        ) { $0.answerAlert.offer = 0 },
        BrokenRequest(
            "an unwind to no method", .missingField, at: "PerformUnwind.action",
            .scene(.performUnwind(Samples.unwindRequest))
        ) { $0.performUnwind.action = "" },
        BrokenRequest(
            "an unwind to a method with a name of 257 bytes", .limitExceeded, at: "PerformUnwind.action",
            .scene(.performUnwind(Samples.unwindRequest))
        ) { $0.performUnwind.action = String(repeating: "a", count: 257) },
        BrokenRequest(
            "a presentation in no phase", .unknownCase, at: "UpdateScene.steps[0].change_presentation.phase",
            .scene(.updateScene([.changePresentation(.presented, byUser: true)]))
        ) { $0.updateScene.steps[0].changePresentation.phase = .UNRECOGNIZED(9) },
        BrokenRequest(
            "an appearance by no transition", .missingField,
            at: "UpdateScene.steps[0].begin_appearance_transition.transition.transition",
            .scene(
                .updateScene([
                    .beginAppearanceTransition(appearing: true, animated: true, in: Samples.transition)
                ]))
        ) { $0.updateScene.steps[0].beginAppearanceTransition.transition.transition = 0 },
    ]
}
