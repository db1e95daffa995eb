import PluginProtocol
import SceneBridge
import UIKit

/// The host's pasteboard in the plugin: what the host has told of it, and the way to put something there.
///
/// The host says more than types only ahead of a key by which the user pastes, and when it was asked. Nobody waits for it: who reads before gets
/// nothing, and has it asked for.
@MainActor final class HostPasteboard {
    /// The pasteboards that `UIPasteboard` stands for in the plugin's code.
    let shared = SharedPasteboards()

    /// In bytes: of what is put there at a time.
    private let limit: Int
    /// Gives the host a report in the name of a scene, and answers whether there is one.
    private let send: (SceneReport) -> Bool

    /// The content that lies on the host's pasteboard, as far as the host has told it; nil where the host has not.
    private var told: PasteboardDescription?
    /// The last change that the host has told of; nil where a later one is known by its write alone, or none yet.
    private var change: UInt64?
    private var lastRequest: PasteboardRequestSerial?
    /// The last write, as long as it has not been answered: what comes before the answer is older.
    private var writing: PasteboardRequestSerial?
    /// The question that the host has not answered yet.
    private var asking: PasteboardRequestSerial?
    private var completions: [@MainActor () -> Void] = []
    /// The text that is selected on the host's desktop, while the plugin answers a middle click by the user; nil where it is not told.
    private var selectedText: String?
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

    /// The user has clicked with the middle button. Only while the body runs the plugin knows what is selected on the host's desktop.
    func performMiddleClick(selectedText: String?, _ body: () -> Void) {
        self.selectedText = selectedText
        body()
        self.selectedText = nil
    }

    // MARK: What the host says

    func receive(_ update: PasteboardUpdate) {
        let answer = update.answer
        let isOfWrite = answer.map { $0.request == writing } ?? false
        let isOther: Bool
        if let answer, answer.isGranted, answer.request != asking {
            // What the plugin has written lies there, and is not told back.
            told = nil
            change = isOfWrite ? update.changeCount : nil
            isOther = false
        } else {
            isOther = remember(update)
        }
        if isOfWrite {
            writing = nil
            // What was written lies nowhere if it was refused.
            if answer?.isGranted == false { shared.general.didChange(in: self) }
        } else if isOther, writing == nil {
            // While a write has no answer, what the host says is older, and counts only if the write is refused.
            shared.general.didChange(in: self)
        }
        guard let answer, answer.request == asking else { return }
        asking = nil
        finish()
    }

    /// Remembers what the host tells of its pasteboard. A refusal without items tells nothing.
    ///
    /// - Returns: Whether it belongs to another change than what was told before.
    private func remember(_ update: PasteboardUpdate) -> Bool {
        if update.answer?.isGranted == false, update.content.items.isEmpty { return false }
        let isOther = update.changeCount != change
        if isOther || update.content.isComplete || told?.isComplete != true { told = update.content }
        change = update.changeCount
        return isOther
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

    private func nextRequest() -> PasteboardRequestSerial {
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
        guard selection == .general else { return offerSelection(content.string ?? "") }
        // The host has the same end, and empties it by itself.
        guard !content.isEndOfAnother else { return }
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

    private static func items(ofText text: String) -> [PasteboardItem] {
        let value = PasteboardValue.data(Data(text.utf8))
        return text.isEmpty
            ? [] : [PasteboardItem(representations: [.init(type: PasteboardType.text, value: value)])]
    }

    /// Longer texts stay in the plugin: nobody asked for them to be copied.
    private func offerSelection(_ text: String) {
        if !text.isEmpty, text.utf8.count <= limit { _ = send(.sceneDidSelectText(text)) }
    }

    func content(of selection: PasteboardSelection) -> PasteboardContent? {
        guard selection == .general else {
            return selectedText.map { PasteboardContent(items: Self.items(ofText: $0)) }
        }
        return PasteboardContent(told ?? PasteboardDescription()) { [weak self] in self?.readTooEarly() }
    }

    func prepareToRead(_ completion: @escaping @MainActor () -> Void) {
        guard told?.isComplete != true else { return completion() }
        ask()
        guard asking != nil else { return completion() }
        completions.append(completion)
    }
}
