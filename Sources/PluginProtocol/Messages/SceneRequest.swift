import Foundation

/// A message of a host to one scene.
package enum SceneRequest: Hashable, Sendable {
    /// Make the controller of this name, or take the one that was offered; do not load its view. The state is what its scene kept
    /// last, in an earlier process.
    case openScene(SceneOrigin, state: Data?)
    /// The steps that the containers made with the controller during one turn of the host, in order.
    case updateScene([SceneStep])
    case closeScene
    /// The commit was shown, and the scene may send the next one.
    case acknowledgeCommit(CommitSerial)
    /// Nobody shows what the scene offered, for this reason.
    case declineOffer(OfferID, reason: String)
    /// The alert is gone that was presented by this offer; nil: nothing was chosen.
    case answerAlert(OfferID, action: Int?)
    /// A segue of the host leads to a controller of the scene.
    case performUnwind(UnwindRequest)
    /// A message of the parent to its child by their contract.
    case contract(ContractMessage)
    /// The content of the host's pasteboard.
    case updatePasteboard(PasteboardUpdate)
    /// Something becomes of the drag that the scene has lifted.
    case updateDrag(DragUpdate)
    /// A drag is over the scene.
    case updateDrop(DropUpdate)
    /// Give data of what the scene has lifted.
    case requestDragData(DragDataRequest)
    /// The data that the scene has asked for.
    case provideDragData(DragData)
    /// Say what the scene shows; with `ifChanged` not before it is something else than was said last.
    case describeScene(ifChanged: Bool)
}

extension SceneRequest: MessageFamily {
    package var callsApp: Bool {
        switch self {
        // A commit that the scene may make then is made at the end of the turn.
        case .acknowledgeCommit: false
        case .openScene, .updateScene, .closeScene, .declineOffer, .answerAlert, .performUnwind, .contract,
            .updatePasteboard, .updateDrag, .updateDrop, .requestDragData, .provideDragData, .describeScene:
            true
        }
    }

    package var capability: Capability? {
        switch self {
        case .contract: .contracts
        case .describeScene: .accessibility
        case .answerAlert: .presentation
        case .performUnwind: .unwinding
        case .updatePasteboard: .pasteboard
        case .updateDrag, .updateDrop, .requestDragData, .provideDragData: .dragAndDrop
        case .openScene, .updateScene, .closeScene, .acknowledgeCommit, .declineOffer: nil
        }
    }

    package var name: String {
        switch self {
        case .openScene: "OpenScene"
        case .updateScene: "UpdateScene"
        case .closeScene: "CloseScene"
        case .acknowledgeCommit: "AcknowledgeCommit"
        case .declineOffer: "DeclineOffer"
        case .answerAlert: "AnswerAlert"
        case .performUnwind: "PerformUnwind"
        case .contract: "ContractMessage"
        case .updatePasteboard: "UpdatePasteboard"
        case .updateDrag: "UpdateDrag"
        case .updateDrop: "UpdateDrop"
        case .requestDragData: "RequestDragData"
        case .provideDragData: "ProvideDragData"
        case .describeScene: "DescribeScene"
        }
    }

    package var parts: [String] {
        switch self {
        case .openScene(let origin, let state):
            [origin.description] + (state.map { ["state: \($0.count) bytes"] } ?? [])
        case .updateScene(let steps): steps.map(\.description)
        case .acknowledgeCommit(let commit): ["commit: \(commit)"]
        case .declineOffer(let offer, let reason): ["offer: \(offer)", TraceText.quoted(reason)]
        case .answerAlert(let offer, let action): ["offer: \(offer)"] + (action.map { ["action: \($0)"] } ?? [])
        case .performUnwind(let request): [request.description]
        case .contract(let message): [message.description]
        case .updatePasteboard(let update): [update.description]
        case .updateDrag(let update): [update.description]
        case .updateDrop(let update): [update.description]
        case .requestDragData(let request): [request.description]
        case .provideDragData(let data): [data.description]
        case .describeScene(let ifChanged): ifChanged ? ["if changed"] : []
        case .closeScene: []
        }
    }
}
