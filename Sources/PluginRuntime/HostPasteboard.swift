import PluginProtocol
import SceneBridge
import UIKit

/// The host's pasteboard in the plugin: what the host has told of it, and the way to put something there.
///
/// The host says more than types only ahead of a key by which the user pastes, and when it was asked. Nobody waits for it: who reads before gets
/// nothing, and has it asked for.
@MainActor final class HostPasteboard {
    /// What `UIPasteboard` shows to the plugin's code.
    let shared = SharedPasteboards()

    /// In bytes: of what is put there at a time.
    private let limit: Int
    /// Gives the host a report in the name of a scene, and answers whether there is one.
    private let send: (SceneReport) -> Bool

    /// What the host has told last.
    private var told = PasteboardDescription()
    /// The change that it belongs to; nil: the host has told nothing yet.
    private var change: UInt64?
    private var lastRequest: PasteboardRequestNumber?
    /// What was put there last, and has not been answered: what comes before the answer is older.
    private var writing: PasteboardRequestNumber?
    /// The question that the host has not answered yet.
    private var asking: PasteboardRequestNumber?
    private var completions: [@MainActor () -> Void] = []
    /// Whether code that read too early has had the host asked since the user has done something last.
    private var hasAskedUnbidden = false

    init(limit: Int, send: @escaping (SceneReport) -> Bool) {
        self.limit = limit
        self.send = send
        shared.attach(self)
    }

    /// The user has done something in the plugin's panes.
    func noteInput() {
        hasAskedUnbidden = false
    }

    // MARK: What the host says

    func take(_ update: PasteboardUpdate) {
        let isOlder = writing.map { update.answer?.request != $0 } ?? false
        if let answer = update.answer, answer.request == writing {
            writing = nil
            if answer.isGranted {
                change = update.changeCount
            } else {
                // What was written lies nowhere.
                replace(update)
            }
        } else if !isOlder {
            if update.changeCount != change {
                replace(update)
            } else if update.content.isComplete || !told.isComplete {
                told = update.content
            }
        }
        guard let answer = update.answer, answer.request == asking else { return }
        asking = nil
        finish()
    }

    private func replace(_ update: PasteboardUpdate) {
        told = update.content
        change = update.changeCount
        shared.general.didChange(in: self)
    }

    private func finish() {
        let waiting = completions
        completions = []
        for completion in waiting { completion() }
    }

    /// The session is over: nobody answers any more.
    func end() {
        asking = nil
        finish()
    }

    // MARK: Asking

    private func nextRequest() -> PasteboardRequestNumber {
        let number = lastRequest?.next ?? .first
        lastRequest = number
        return number
    }

    private func ask() {
        guard asking == nil else { return }
        let request = nextRequest()
        if send(.sceneDidRequestPasteboard(request)) { asking = request }
    }

    /// Somebody has read what the host has not told.
    private func readTooEarly() {
        guard !hasAskedUnbidden else { return }
        hasAskedUnbidden = true
        UsageDiagnostic.report(
            .unreadPasteboard,
            "The plugin read UIPasteboard.general before its host had sent what lies there, and got nothing. The host sends it ahead of a key that pastes; elsewhere read it in UIPasteboard.general.whenReadable { … }, in answer to the user."
        )
        ask()
    }
}

extension HostPasteboard: PasteboardPlatform {
    func offer(_ content: PasteboardContent, on selection: PasteboardSelection) {
        // The host has the same end, and empties it by itself.
        guard selection == .general, !content.isEndOfAnother else { return }
        let described = PasteboardDescription(content, upTo: limit)
        if !described.isComplete {
            UsageDiagnostic.report(
                .invalidPasteboard,
                "What the plugin put on UIPasteboard.general is more than the \(limit) bytes that its host takes at a time; the rest stays in the plugin. Put less there."
            )
        }
        let request = nextRequest()
        let write = PasteboardWrite(
            request: request, content: described.complete, isLocal: content.isLocal,
            lifetime: content.lifetime.map { .milliseconds(Int64(clamping: min(max($0, 0), 1e9) * 1000)) })
        if send(.sceneDidWritePasteboard(write)) { writing = request }
    }

    func content(of selection: PasteboardSelection) -> PasteboardContent? {
        guard selection == .general else { return nil }
        return PasteboardContent(told) { [weak self] in self?.readTooEarly() }
    }

    func prepareToRead(_ completion: @escaping @MainActor () -> Void) {
        guard change == nil || !told.isComplete else { return completion() }
        ask()
        guard asking != nil else { return completion() }
        completions.append(completion)
    }
}
