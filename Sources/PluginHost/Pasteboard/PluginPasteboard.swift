import Diagnostics
import MainLoop
import PluginProtocol
import PluginTransport
import SceneBridge
import UIKit

/// The host's pasteboard as one session of a plugin gets to know it, and changes it.
@MainActor final class PluginPasteboard {
    private let contents = SharedPasteboards.ofProgram.general
    private let loop: MainLoop
    private let log: PeerLog
    /// The most bytes that are told at a time.
    private let limit: Int
    private let send: (PasteboardUpdate, SceneID) -> Void
    /// The scenes that have the keyboard, each in its window.
    private let focusedScenes: () -> [RemoteScene]

    private var observation: Override?
    private var isNewsDue = false
    private var isWriting = false
    /// The change of which the types were told last.
    private var toldChange: Int?
    /// The types of the last change of which somebody has asked. To find them out may take a desktop some time.
    private var types: (change: Int, content: PasteboardDescription)?
    /// The content that was told last with its bytes.
    private var told: (change: Int, content: PasteboardDescription)?
    private var lastRequest: PasteboardRequestSerial?
    private var requests = RateLimit(20, within: .seconds(10))
    /// Selecting is limited by itself, so that who selects a lot can copy still.
    private var selections = RateLimit(20, within: .seconds(10))
    /// Why the plugin was refused what it asked for last, which is not said again; nil where it was not.
    private var lastRefusal: String?

    /// - Parameter send: Tells a scene.
    init(
        limit: Int, loop: MainLoop, log: PeerLog, send: @escaping (PasteboardUpdate, SceneID) -> Void,
        focusedScenes: @escaping () -> [RemoteScene]
    ) {
        self.limit = limit
        self.loop = loop
        self.log = log
        self.send = send
        self.focusedScenes = focusedScenes
        observation = contents.observe { [weak self] in self?.contentsDidChange() }
    }

    // MARK: Down

    /// However often something is copied within a turn of the loop, it is told once.
    private func contentsDidChange() {
        guard !isWriting, !isNewsDue else { return }
        isNewsDue = true
        loop.post { [weak self] in
            guard let self else { return }
            isNewsDue = false
            for scene in focusedScenes() { tell(scene) }
        }
    }

    /// Tells which types lie there, if the plugin does not know.
    func tell(_ scene: RemoteScene) {
        guard toldChange != contents.changeCount, scene.pasteboardPolicy != .never else { return }
        let isFirst = toldChange == nil
        toldChange = contents.changeCount
        // A plugin takes it for empty as long as it is told nothing.
        if isFirst, currentTypes.items.isEmpty { return }
        send(update(currentTypes), scene.id)
    }

    private var currentTypes: PasteboardDescription {
        if let types, types.change == contents.changeCount { return types.content }
        let content = PasteboardDescription(typesOf: contents.content)
        types = (contents.changeCount, content)
        return content
    }

    /// Tells what lies there, if the plugin does not know: the user is about to paste in the scene.
    func tellAll(_ scene: RemoteScene) {
        guard scene.pasteboardPolicy != .never else { return }
        // Read each time, because a desktop may fail to tell of a change.
        let content = PasteboardDescription(contents.content, upTo: limit)
        if let told, told.change == contents.changeCount, told.content == content { return }
        remember(content)
        send(update(content), scene.id)
    }

    private func remember(_ content: PasteboardDescription) {
        toldChange = contents.changeCount
        told = (contents.changeCount, content)
    }

    private func update(
        _ content: PasteboardDescription, answering answer: PasteboardUpdate.Answer? = nil
    ) -> PasteboardUpdate {
        PasteboardUpdate(changeCount: UInt64(clamping: contents.changeCount), content: content, answer: answer)
    }

    // MARK: Up

    /// The plugin wants to read.
    func answer(_ request: PasteboardRequestSerial, of scene: RemoteScene) throws(Misbehaviour) {
        try count(request, of: "SceneDidRequestPasteboard")
        if let refusal = refusal(of: scene) { return refuse(request, of: scene, "is not told", refusal) }
        lastRefusal = nil
        let content = PasteboardDescription(contents.content, upTo: limit)
        remember(content)
        send(update(content, answering: .init(request: request, isGranted: true)), scene.id)
    }

    /// The plugin puts something there.
    func carryOut(_ write: PasteboardWrite, of scene: RemoteScene) throws(Misbehaviour) {
        try count(write.request, of: "SceneDidWritePasteboard")
        if let refusal = refusal(of: scene) { return refuse(write.request, of: scene, "does not change", refusal) }
        lastRefusal = nil
        var content = PasteboardContent(write.content)
        content.isLocal = write.isLocal
        content.lifetime = write.lifetime.map { $0 / .seconds(1) }
        let change = contents.changeCount + 1
        isWriting = true
        contents.write(content, by: .general)
        isWriting = false
        toldChange = change
        // The plugin has it already.
        let answer = PasteboardUpdate.Answer(request: write.request, isGranted: true)
        send(
            PasteboardUpdate(changeCount: UInt64(clamping: change), content: PasteboardDescription(), answer: answer),
            scene.id)
        // The host's own code may have done something about it at once.
        if contents.changeCount != change { contentsDidChange() }
    }

    // MARK: The primary selection

    /// The text that is selected on the desktop; empty where nothing is. Nil for one that is too long to be told.
    var selectedText: String? {
        let text = UIPasteboard.primarySelection.string ?? ""
        return text.utf8.count <= limit ? text : nil
    }

    /// The user has selected a text in the scene. One that comes by itself, or too often, is passed over: nobody is missing it.
    func select(_ text: String, of scene: RemoteScene) {
        switch scene.pasteboardPolicy {
        case .never: return
        case .afterInput where !scene.supervisor.isActivated: return
        case .always, .afterInput:
            guard selections.allowsAnother(at: loop.clock.now) else { return }
            UIPasteboard.primarySelection.string = text
        }
    }

    // MARK: Scenes that are gone

    /// A scene that is gone has asked for something: the plugin is not left without an answer.
    ///
    /// - Parameter message: The name of the message that asks.
    func refuse(
        _ request: PasteboardRequestSerial, ofEnded scene: SceneID, message: String
    ) throws(Misbehaviour) {
        try count(request, of: message)
        send(update(PasteboardDescription(), answering: .init(request: request, isGranted: false)), scene)
    }

    /// Checks that a request comes after those before it.
    private func count(_ request: PasteboardRequestSerial, of message: String) throws(Misbehaviour) {
        if let lastRequest, request <= lastRequest {
            throw Misbehaviour(
                .foreignIdentifier, "request \(request) does not come after \(lastRequest)", at: [message])
        }
        lastRequest = request
    }

    private func refuse(
        _ request: PasteboardRequestSerial, of scene: RemoteScene, _ consequence: String, _ reason: String
    ) {
        if reason != lastRefusal {
            lastRefusal = reason
            log.warning("scene \(scene.id.rawValue) \(consequence) what lies on the pasteboard: \(reason)")
        }
        let content = scene.pasteboardPolicy == .never ? PasteboardDescription() : currentTypes
        send(update(content, answering: .init(request: request, isGranted: false)), scene.id)
    }

    /// Why the scene may not have or change what lies there now, as a sentence; nil: it may, which is counted.
    private func refusal(of scene: RemoteScene) -> String? {
        switch scene.pasteboardPolicy {
        case .never: return "the host does not allow it"
        case .afterInput where !scene.supervisor.isActivated:
            return "the user has done nothing in the plugin's panes within the last second"
        case .always, .afterInput:
            return requests.allowsAnother(at: loop.clock.now)
                ? nil : "the plugin has asked too often within the last seconds"
        }
    }
}
