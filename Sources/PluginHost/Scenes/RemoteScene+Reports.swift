import PaneLayers
import PluginProtocol
import SceneBridge
import UIKit

/// What the plugin says of the scene.
extension RemoteScene {
    func receive(_ report: SceneReport) throws(Misbehaviour) {
        switch report {
        case .sceneDidOpen, .sceneDidClose:
            break
        case .sceneDidOffer(let offer, let purpose):
            guard let connection = open?.connection else { return }
            try connection.accept(offer)
            show(offer, for: purpose, connection)
        case .sceneDidFail(let failure):
            supervisor.log.warning(failure.message)
            if let open { open.connection.forget(self, showing: open.tree.images) }
            fail("The plugin says: \(Quotation(failure.message))")
        case .sceneDidRequestStack(let request):
            try change(request)
        case .sceneDidRequestTab(let request):
            try select(request)
        case .sceneDidRequestColumn(let request):
            try show(request)
        case .sceneDidPresent(let request):
            guard let connection = open?.connection else { return }
            try connection.check(.presentation, of: "SceneDidPresent")
            try connection.accept(request.offer)
            present(request, connection)
        case .sceneDidChangeAlert(let offer, let alert):
            try open?.connection.check(.alertChanges, of: "SceneDidChangeAlert")
            controller?.change(offer, to: alert)
        case .sceneDidRequestDismissal(let ofPresented, let animated):
            try open?.connection.check(.presentation, of: "SceneDidRequestDismissal")
            controller?.dismiss(presented: ofPresented, animated: animated)
        case .sceneDidRequestUnwind(let request):
            try open?.connection.check(.unwinding, of: "SceneDidRequestUnwind")
            controller?.unwind(request)
        case .sceneDidWritePasteboard(let write):
            try receive(write)
        case .sceneDidRequestPasteboard(let request):
            try receive(request)
        case .sceneDidSelectText(let text):
            try receive(selectedText: text)
        case .sceneDidLiftDrag(let lift):
            try receive(lift)
        case .sceneDidAnswerDrop(let answer):
            try receive(answer)
        case .sceneDidRequestDragData(let wish):
            try receive(wish)
        case .sceneDidProvideDragData(let data):
            try receive(data)
        case .contract(let message):
            if let open, !open.connection.grants(.contracts) {
                throw Misbehaviour(.outOfTurn, "`contracts` was not granted", at: ["ContractMessage"])
            }
            try contract.receive(message)
        case .sceneDidChangeState(let state):
            // Nobody will ask for that of an offer: no other process can make its controller.
            if !origin.isOffered { kept.keep(state) }
        }
    }

    /// Takes a commit over into what is known of the scene's layers.
    func accept(_ commit: SceneCommit) throws(Misbehaviour) -> ImageUseChange {
        guard let open, !open.credit.isSpent else {
            throw Misbehaviour(.outOfTurn, "a commit before the last one was acknowledged")
        }
        try check(commit.facts, of: "SceneDidCommit")
        try open.accept(commit.answeredResize, ofSizesUpTo: lastResize)
        exchange.didCommit(answering: commit.answeredResize)
        return try open.tree.accept(commit.layers)
    }

    /// Shows what was accepted.
    func show(_ commit: SceneCommit, _ images: ImageStore) throws(Misbehaviour) {
        var commit = commit
        open?.offsets.apply(to: &commit)
        try controller?.apply(commit.layers, images)
        open?.credit.spend(on: commit.serial)
    }

    /// Tells the controller, and by it the containers in the host, what the plugin's controller is.
    func apply(_ facts: SceneFacts) {
        defer { exchange.didTakeFacts() }
        guard let controller, var told = told.receive(facts) else { return }
        if told.preferredContentSize != nil, !takesWish(of: controller) { told.preferredContentSize = nil }
        mirrored.apply(told, to: controller)
        if let preferences = told.preferences { controller.preferences = preferences }
        if let textInput = told.textInput, open?.connection.grants(.textComposition) == true {
            controller.textInput = textInput
        }
    }

    private func takesWish(of controller: RemoteViewController) -> Bool {
        let window = controller.viewIfLoaded?.window?.bounds.size
        let takes = exchange.takesWish(update: UpdateCycle.main.updateCount, window: window)
        if !takes, exchange.isToBeReported() {
            warn(
                "and its container never come to rest: each size of \(controller.view.nameInReports) brings another preferredContentSize, and "
                    + "that another size; the pane stays as it is until something else changes")
        }
        return takes
    }

    /// Gives the controller back as the host had it, since nobody says any more what it is.
    func sourceDidEnd() {
        told.sourceDidEnd()
        guard let controller else { return }
        mirrored.sourceDidEnd(controller, name: controller.pluginName)
        controller.preferences = ControllerPreferences()
        controller.textInput = SceneTextInput()
    }

    /// In bytes: what the plugin's description of the scene takes in the host.
    var descriptionBytes: Int {
        open?.tree.descriptionBytes ?? 0
    }

    /// Says in the log what is wrong with the scene.
    func warn(_ text: String) {
        supervisor.log.warning("scene \(id.rawValue) \(text)")
    }

    /// Whether the next process begins without what the scene had kept, because two of them ended by it.
    var startsAfresh: Bool {
        kept.isPutAside
    }
}
