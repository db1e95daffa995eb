import CoreGraphics
import Foundation
import PluginProtocol
import ProtocolSamples
import WireMessages

extension BrokenReport {
    /// What is wrong with facts, with offers, with what is kept, and with what is left of a scroll.
    static let scenes: [BrokenReport] = [
        BrokenReport(
            "a long title", .limitExceeded, at: "SceneDidChangeFacts.facts.title.text",
            .content(.sceneDidChangeFacts(SceneFacts(title: .init(""), preferredContentSize: .zero)))
        ) {
            $0.sceneDidChangeFacts.facts.title.text = String(repeating: "x", count: 5000)
        },
        BrokenReport(
            "no facts", .missingField, at: "SceneDidChangeFacts.facts",
            .content(.sceneDidChangeFacts(SceneFacts(title: .init(""), preferredContentSize: .zero)))
        ) {
            $0.sceneDidChangeFacts.clearFacts()
        },
        BrokenReport(
            "a negative size", .outOfRange, at: "SceneDidChangeFacts.facts.preferred_content_size.width",
            .content(.sceneDidChangeFacts(SceneFacts(title: .init(""), preferredContentSize: .zero)))
        ) {
            $0.sceneDidChangeFacts.facts.preferredContentSize.width = -1
        },
        .commit(
            "a preferred size that is no number", .outOfRange, at: "facts.preferred_content_size.height"
        ) {
            $0.facts.preferredContentSize.height = .nan
        },
        BrokenReport(
            "a scroll of which no number is left", .outOfRange, at: "InputWasHandled.scroll_rest.dy",
            .input(.inputWasHandled(InputAnswer(isHandled: true, scrollRest: CGVector(dx: 1, dy: 1))))
        ) {
            $0.inputWasHandled.scrollRest.dy = .nan
        },
        BrokenReport(
            "a rest at no place", .outOfRange, at: "InputWasHandled.scroll_target.x",
            .input(.inputWasHandled(InputAnswer(isHandled: true, scrollTarget: CGPoint(x: 1, y: 1))))
        ) {
            $0.inputWasHandled.scrollTarget.x = .infinity
        },
        BrokenReport(
            "a rest beyond the world", .outOfRange, at: "InputWasHandled.scroll_target.y",
            .input(.inputWasHandled(InputAnswer(isHandled: true, scrollTarget: CGPoint(x: 1, y: 1))))
        ) {
            $0.inputWasHandled.scrollTarget.y = 2e9
        },
        BrokenReport(
            "an offer without a number", .missingField, at: "SceneDidOffer.offer",
            .scene(.sceneDidOffer(.first, .show))
        ) {
            $0.sceneDidOffer.offer = 0
        },
        BrokenReport(
            "an offer for nothing", .unknownCase, at: "SceneDidOffer.purpose",
            .scene(.sceneDidOffer(.first, .show))
        ) {
            $0.sceneDidOffer.purpose = .unspecified
        },
        BrokenReport(
            "an element without a layer", .missingField, at: "SceneDidDescribe.elements[2].layer",
            .content(.sceneDidDescribe(Samples.description))
        ) {
            $0.sceneDidDescribe.elements[2].layer = 0
        },
        BrokenReport(
            "an element in itself", .outOfRange, at: "SceneDidDescribe.elements[1].parent",
            .content(.sceneDidDescribe(Samples.description))
        ) {
            $0.sceneDidDescribe.elements[1].parent = 1
        },
        BrokenReport(
            "a long label", .limitExceeded, at: "SceneDidDescribe.elements[0].label",
            .content(.sceneDidDescribe(Samples.description))
        ) {
            $0.sceneDidDescribe.elements[0].label = String(repeating: "x", count: 5000)
        },
        BrokenReport(
            "elements that say too much together", .limitExceeded, at: "SceneDidDescribe.elements",
            .content(.sceneDidDescribe(Samples.description))
        ) {
            let element = $0.sceneDidDescribe.elements[0]
            $0.sceneDidDescribe.elements = (0..<100).map { _ in
                var long = element
                long.hint = String(repeating: "x", count: 4000)
                return long
            }
        },
        BrokenReport(
            "more elements than layers", .limitExceeded, at: "field 53.field 1",
            .content(.sceneDidDescribe(Samples.description))
        ) {
            let element = $0.sceneDidDescribe.elements[0]
            $0.sceneDidDescribe.elements = Array(repeating: element, count: Limits.standard.layers + 1)
        },
        BrokenReport(
            "more controllers than may be told of", .limitExceeded, at: "field 53.field 2",
            .content(.sceneDidDescribe(Samples.description))
        ) {
            $0.sceneDidDescribe.controllers = Array(repeating: "", count: Limits.describedControllers + 1)
        },
        BrokenReport(
            "a long line about a controller", .limitExceeded, at: "field 53.field 2",
            .content(.sceneDidDescribe(Samples.description))
        ) {
            $0.sceneDidDescribe.controllers[1] = String(repeating: "x", count: Limits.describedControllerBytes + 1)
        },
        BrokenReport(
            "a state that is too large", .limitExceeded, at: "SceneDidChangeState.state",
            .scene(.sceneDidChangeState(Data()))
        ) {
            $0.sceneDidChangeState.state = Data(count: Limits.standard.restorableStateBytes + 1)
        },
    ]

    private static func contract(
        _ description: String, _ code: Misbehaviour.Code, at location: String, _ message: ContractMessage,
        _ change: (inout Mullion_V1_ContractMessage) -> Void
    ) -> BrokenReport {
        BrokenReport(description, code, at: "ContractMessage.\(location)", .scene(.contract(message))) {
            change(&$0.contractMessage)
        }
    }

    /// What is wrong with what a child says by its contract.
    static let contracts: [BrokenReport] = [
        contract("nothing said", .missingField, at: "kind", .cancel(.first)) { $0.kind = nil },
        contract("a call of no method", .missingField, at: "call.method", .call(nil, method: "Say", body: Data())) {
            $0.call.method = ""
        },
        contract("a long name", .limitExceeded, at: "call.method", .call(nil, method: "Say", body: Data())) {
            $0.call.method = String(repeating: "x", count: 257)
        },
        contract("a call of number 0", .missingField, at: "call.number", .call(.first, method: "Say", body: Data())) {
            $0.call.number = 0
        },
        contract("a large call", .limitExceeded, at: "call.body", .call(nil, method: "Say", body: Data())) {
            $0.call.body = Data(count: Limits.contractBytes + 1)
        },
        contract("a large answer", .limitExceeded, at: "answer.body", .answer(.first, .success(Data()))) {
            $0.answer.body = Data(count: Limits.contractBytes + 1)
        },
        contract("an answer to nothing", .missingField, at: "answer.number", .answer(.first, .success(Data()))) {
            $0.answer.number = 0
        },
        contract("no answer", .missingField, at: "answer.result", .answer(.first, .success(Data()))) {
            $0.answer.result = nil
        },
        contract(
            "a long excuse", .limitExceeded, at: "answer.failure.text",
            .answer(.first, .failure(ContractFailure(.failed, "")))
        ) {
            $0.answer.failure.text = String(repeating: "x", count: 4097)
        },
        contract("a cancellation of nothing", .missingField, at: "cancelled_call", .cancel(.first)) {
            $0.cancelledCall = 0
        },
    ]
}
