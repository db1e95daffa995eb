import Foundation

/// What a plugin says of one scene.
package enum SceneReport: Hashable, Sendable {
    case sceneDidOpen
    case sceneDidFail(SceneFailure)
    case sceneDidClose
    /// The scene's controller wants another one to be shown.
    case sceneDidOffer(OfferID, OfferPurpose)
    /// The scene's controller wants a navigation controller that it is in to have another stack.
    case sceneDidRequestStack(StackRequest)
    /// It wants another tab to be selected.
    case sceneDidRequestTab(TabSelectionRequest)
    /// It wants a column of a split view to be seen, or not.
    case sceneDidRequestColumn(ColumnRequest)
    /// It wants another one, or an alert, to be presented.
    case sceneDidPresent(PresentationRequest)
    /// An alert that it has had presented says something else.
    case sceneDidChangeAlert(OfferID, AlertDescription)
    /// It wants a presentation to end: what it presents, or else the one that it is in itself.
    case sceneDidRequestDismissal(ofPresented: Bool, animated: Bool)
    /// It unwinds, and nobody in the plugin takes the segue.
    case sceneDidRequestUnwind(UnwindRequest)
    /// What the scene wants to find again in a later process; empty: nothing any more.
    case sceneDidChangeState(Data)
    /// The plugin puts something on the host's pasteboard.
    case sceneDidWritePasteboard(PasteboardWrite)
    /// It wants to read what lies there.
    case sceneDidRequestPasteboard(PasteboardRequestSerial)
    /// The user has selected text in the scene by the pointer, for a middle click elsewhere.
    case sceneDidSelectText(String)
    /// The user has lifted something, which the host is to carry.
    case sceneDidLiftDrag(DragLift)
    /// The plugin says which outcome a drop would have, or that all of a drop's data is there.
    case sceneDidAnswerDrop(DropAnswer)
    /// It wants data of what was dropped.
    case sceneDidRequestDragData(DragDataRequest)
    /// The data of what it has lifted.
    case sceneDidProvideDragData(DragData)
    /// What the controller says to its parent by their contract.
    case contract(ContractMessage)
}

extension SceneReport: MessageFamily {
    package var reply: Presence {
        switch self {
        case .sceneDidOpen, .sceneDidFail, .sceneDidClose: .required
        case .sceneDidOffer, .sceneDidRequestStack, .sceneDidRequestTab, .sceneDidRequestColumn, .sceneDidPresent,
            .sceneDidChangeAlert, .sceneDidRequestDismissal, .sceneDidRequestUnwind, .sceneDidChangeState,
            .sceneDidWritePasteboard, .sceneDidRequestPasteboard, .sceneDidSelectText, .sceneDidLiftDrag,
            .sceneDidAnswerDrop, .sceneDidRequestDragData, .sceneDidProvideDragData, .contract:
            .optional
        }
    }

    package var name: String {
        switch self {
        case .sceneDidOpen: "SceneDidOpen"
        case .sceneDidFail: "SceneDidFail"
        case .sceneDidClose: "SceneDidClose"
        case .sceneDidOffer: "SceneDidOffer"
        case .sceneDidRequestStack: "SceneDidRequestStack"
        case .sceneDidRequestTab: "SceneDidRequestTab"
        case .sceneDidRequestColumn: "SceneDidRequestColumn"
        case .sceneDidPresent: "SceneDidPresent"
        case .sceneDidChangeAlert: "SceneDidChangeAlert"
        case .sceneDidRequestDismissal: "SceneDidRequestDismissal"
        case .sceneDidRequestUnwind: "SceneDidRequestUnwind"
        case .sceneDidChangeState: "SceneDidChangeState"
        case .sceneDidWritePasteboard: "SceneDidWritePasteboard"
        case .sceneDidRequestPasteboard: "SceneDidRequestPasteboard"
        case .sceneDidSelectText: "SceneDidSelectText"
        case .sceneDidLiftDrag: "SceneDidLiftDrag"
        case .sceneDidAnswerDrop: "SceneDidAnswerDrop"
        case .sceneDidRequestDragData: "SceneDidRequestDragData"
        case .sceneDidProvideDragData: "SceneDidProvideDragData"
        case .contract: "ContractMessage"
        }
    }

    package var parts: [String] {
        switch self {
        case .sceneDidFail(let failure): [failure.description]
        case .sceneDidOffer(let offer, let purpose): ["offer: \(offer)", purpose.rawValue]
        case .sceneDidRequestStack(let request): [request.description]
        case .sceneDidRequestTab(let request): [request.description]
        case .sceneDidRequestColumn(let request): [request.description]
        case .sceneDidPresent(let request): [request.description]
        case .sceneDidChangeAlert(let offer, _): ["offer: \(offer)"]
        case .sceneDidRequestDismissal(let ofPresented, let animated):
            [ofPresented ? "what it presents" : "itself"] + (animated ? ["animated"] : [])
        case .sceneDidRequestUnwind(let request): [request.description]
        case .sceneDidChangeState(let state): ["\(state.count) bytes"]
        case .sceneDidWritePasteboard(let write): [write.description]
        case .sceneDidRequestPasteboard(let request): ["request: \(request)"]
        case .sceneDidSelectText(let text): ["\(text.count) characters"]
        case .sceneDidLiftDrag(let lift): [lift.description]
        case .sceneDidAnswerDrop(let answer): [answer.description]
        case .sceneDidRequestDragData(let request): [request.description]
        case .sceneDidProvideDragData(let data): [data.description]
        case .contract(let message): [message.description]
        case .sceneDidOpen, .sceneDidClose: []
        }
    }
}
