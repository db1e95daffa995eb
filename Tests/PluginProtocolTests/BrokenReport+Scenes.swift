import CoreGraphics
import Foundation
import PluginProtocol
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
            "a state that is too large", .limitExceeded, at: "SceneDidChangeState.state",
            .scene(.sceneDidChangeState(Data()))
        ) {
            $0.sceneDidChangeState.state = Data(count: Limits.standard.restorableStateBytes + 1)
        },
    ]
}
