import Contracts
import Foundation
import Glibc
import MainLoop
import PaneLayers
import PluginProtocol
import QuartzCore
import Threads
import UIKit

/// Has a pane drawn by another process, and shows its pixels: nothing that the plugin describes reaches a library that draws in this one.
///
/// Here stays what input needs, the layers without what is seen of them. Commits go on, as they are on the wire, to a scene of the renderer
/// (`RendererPane`), which answers when its pixels have them. Where the renderer has ended, the last picture stays, and the next one is
/// told everything anew, pane by pane. If that one ends soon too, over this pane, or before it is ready, the pane is closed with a sentence.
@MainActor final class ProcessPaneRenderer: PaneRenderer {
    /// Shows nothing: the picture is that of `controller`.
    let layer = CALayer()
    let controller: UIViewController?
    var onEvent: ((PaneRendererEvent) -> Void)?
    var onScroll: (([ScrolledLayer]) -> Void)?

    private let pane: RendererPane
    private let loop: MainLoop
    private let turns: RendererTurns
    private let light: MirroredLayers
    /// Holds the layers that input needs.
    let container = CALayer()
    private var whole = WholeCommit()
    /// The pictures that the layers of the last commit show.
    private var pictures: [ImageHash: CGImage] = [:]
    /// The surfaces that the plugin has, and those that its layers show still, as far as the renderer is to read them.
    private var surfaces: [SurfaceID: LentSurface] = [:]

    private var calls = OutgoingCalls()
    private var sentPictures: Set<ImageHash> = []
    private var sentSurfaces: Set<SurfaceID> = []
    private var lastScroll = SequenceNumber.first
    /// The offsets in the last message of scrolling.
    private var lastScrolled: [ScrolledLayer] = []
    /// Whether the renderer that runs has said that it is there, and was told what is shown.
    private(set) var isReady = false
    /// Whether the renderer that runs is there, and is to be told of other panes first.
    private(set) var isWaitingForTurn = false
    /// The number of the last commit, and of the last that pixels have.
    private var committed: UInt64 = 0
    private var drawn: UInt64 = 0
    /// Whether the renderer that said last that it is there was told something, or a part of it, that no pixels have yet.
    private(set) var isToldMoreThanDrawn = false
    /// Whether a renderer has ended while it had something to draw, and no other has been told of it since.
    private var isAwaitingNext = false
    /// The time, by the loop's clock, at which the renderer that came after it was told everything; nil where none has ended.
    private var toldAnew: Duration?

    /// A renderer that ends within this time of having been told everything has ended over it. A hang is noticed within eight seconds.
    static let mendTime = Duration.seconds(20)

    /// - Parameter turns: Those of all panes that have the same renderer.
    init(_ pane: RendererPane, loop: MainLoop, turns: RendererTurns) {
        self.pane = pane
        self.loop = loop
        self.turns = turns
        controller = pane
        light = MirroredLayers(in: container)
        layer.isHidden = true
        light.onScroll = { [weak self] layers in
            self?.sendScroll(layers)
            self?.onScroll?(layers)
        }
        pane.onEnd = { [weak self] in self?.rendererDidEnd() }
        pane.onGivingUp = { [weak self] in self?.giveUpRunning($0) }
        pane.onPicture = { [weak self] in
            if let self, !isEmpty { onEvent?(.hasPicture) }
        }
        pane.onPlaceChange = { [weak self] in self?.placeDidChange() }
        pane.contractLink.serve([
            DrawingCall.ready.rawValue: .bytes { [weak self] _ in self?.rendererIsReady() },
            DrawingCall.taken.rawValue: .bytes { [weak self] in self?.rendererDidTake($0) },
            DrawingCall.attached.rawValue: .bytes { [weak self] _ in self?.rendererDidAttach() },
            DrawingCall.drawn.rawValue: .bytes { [weak self] in self?.rendererDidDraw($0) },
            DrawingCall.failed.rawValue: .bytes { [weak self] in self?.rendererDidFail($0) },
        ])
        turns.add(self)
    }

    isolated deinit {
        loop.post { [turns] in turns.memberIsGone() }
    }

    func launch() {
        pane.launch()
    }

    var isEmpty: Bool {
        whole.isEmpty
    }

    var hasPicture: Bool {
        !isEmpty && pane.hasPicture && pane.viewIfLoaded?.isHidden == false
    }

    /// Whether the renderer has drawn the last commit. A pane without a single pixel needs nobody to draw it while it waits for its turn.
    var isDrawnWhole: Bool {
        drawn == committed || isWaitingForTurn && !hasPixels
    }

    /// Whether the renderer would draw the pane now, if it was told of it. Where nothing was committed there is nothing to be waited for; a pane
    /// that is not on screen, or has not a single pixel, need not be drawn until it is and has.
    var canTakeTurn: Bool {
        guard !isEmpty else { return true }
        return pane.isVisible && hasPixels
    }

    private var hasPixels: Bool {
        guard let view = pane.viewIfLoaded else { return false }
        let scale = pane.traitCollection.displayScale
        return PanePixels(view.bounds.size, scale: scale > 0 ? scale : 1) != nil
    }

    // MARK: What the plugin shows

    func apply(_ commit: LayerCommit, _ images: ImageStore) throws(Misbehaviour) {
        var new: [ImageHash: CGImage] = [:]
        for hash in commit.images where pictures[hash] == nil { new[hash] = try images.image(hash) }
        var lent: [SurfaceID: LentSurface] = [:]
        for number in commit.updates.compactMap(\.surface) { lent[number] = try images.surfaces.lend(number) }
        try light.apply(commit.light, images)
        pictures.merge(new) { $1 }
        surfaces.merge(lent) { $1 }
        whole.apply(commit, at: FrameClock.main.now())
        if case .ended = pane.state { retryRenderer() }
        send(commit)
        forgetSurfaces(except: images.surfaces)
    }

    /// Lets go of the surfaces that the plugin has released and no layer shows any more.
    private func forgetSurfaces(except those: SurfaceStore) {
        for number in surfaces.keys.sorted() where !those.contains(number) { forgetSurface(number) }
    }

    func forgetSurface(_ number: SurfaceID) {
        guard surfaces[number] != nil, !whole.shows(number) else { return }
        surfaces[number] = nil
        if sentSurfaces.remove(number) != nil { calls.append(.surface, Self.encoded(.didReleaseSurface(number))) }
        sendNext()
    }

    private static func encoded(_ report: SessionReport) -> [UInt8] {
        PluginToHost.encode(Envelope(epoch: .first, sequence: .first, body: .session(report)))
    }

    private func retryRenderer() {
        // A plugin that ends with its host may commit once more, and no process is to come for that.
        guard pane.scene?.scene.supervisor.wasStopped != true else { return }
        pane.retry()
        // There is none for this plugin, and there will be none. It is not drawn here instead: a plugin would choose that by its name.
        if case .ended(let reason) = pane.state { giveUpRunning(reason) }
    }

    func clear() {
        light.removeAll()
        whole = WholeCommit()
        pictures = [:]
        sentPictures = []
        surfaces = [:]
        sentSurfaces = []
        drawn = committed
        isToldMoreThanDrawn = false
        turns.end(self)
        // The old picture must not be seen behind the next one of the plugin.
        pane.viewIfLoaded?.isHidden = true
        pane.dropOldPicture()
        guard isReady else { return }
        // The calls that wait are of no use to anybody. A plugin that ends again and again does not have more and more wait for a renderer that does
        // not read.
        calls.removeAll()
        calls.append(.clear)
        sendNext()
    }

    // MARK: What input needs

    func gestureUse(at point: CGPoint) -> GestureUse? {
        light.gestureUse(at: point)
    }

    func scroll(at point: CGPoint, by delta: CGVector, isPrecise: Bool, timestamp: Double) -> ScrollResult {
        let result = light.scroll(at: point, by: delta, isPrecise: isPrecise, timestamp: timestamp)
        sendScroll(result.layers)
        return result
    }

    func scrollers(at point: CGPoint) -> [PaneScroller] {
        light.scrollers(at: point)
    }

    func redirectScroll(of layer: LayerID, to offset: CGPoint) {
        light.redirectScroll(of: layer, to: offset)
    }

    func frame(of layer: LayerID) -> CGRect? {
        light.frame(of: layer)
    }

    // MARK: To the renderer

    /// A new one knows nothing, and is told all that is shown.
    private func rendererIsReady() {
        // Once for each: a renderer does not have everything sent again and again.
        guard !isReady, !isWaitingForTurn else { return }
        // Not at the end of the last one, which the other panes have to hear of still.
        isToldMoreThanDrawn = false
        guard isAwaitingNext else { return tellAll() }
        isWaitingForTurn = true
        waitForTurn()
    }

    private func waitForTurn() {
        turns.wait(self)
        if isWaitingForTurn, isDrawnWhole { onEvent?(.wasDrawnWhole) }
    }

    /// A pane that could not be drawn, and so had no turn, may have one now.
    private func placeDidChange() {
        guard isWaitingForTurn else { return }
        // Posted: what else happens to the pane in this turn is said before.
        loop.post { [weak self] in
            guard let self, isWaitingForTurn else { return }
            waitForTurn()
        }
    }

    /// Tells the renderer that came after one that has ended what is shown.
    func takeTurn() {
        isWaitingForTurn = false
        isAwaitingNext = false
        toldAnew = loop.clock.now
        tellAll()
    }

    private func tellAll() {
        isReady = true
        if let commit = whole.commit(at: FrameClock.main.now()) { send(commit) }
    }

    private func send(_ commit: LayerCommit) {
        committed += 1
        let unused = takeUnused()
        guard isReady else { return }
        for hash in commit.images where !sentPictures.contains(hash) {
            guard let picture = pictures[hash] else { continue }
            sentPictures.insert(hash)
            for chunk in ImageChunk.chunks(of: picture) { send(.imageChunk(chunk)) }
        }
        for number in commit.updates.compactMap(\.surface) where !sentSurfaces.contains(number) {
            guard let lent = surfaces[number] else { continue }
            sentSurfaces.insert(number)
            calls.append(.surface, Self.encoded(.didRequestSurface(lent.request)), with: lent.file)
        }
        var commit = commit
        commit.releasedImages = unused
        send(
            .sceneDidCommit(
                SceneCommit(
                    serial: CommitSerial(number: committed), answeredResize: nil, afterControl: lastScroll,
                    layers: commit)))
        sendNext()
    }

    /// The pictures that the renderer is to forget. It keeps those that are shown, and no others.
    private func takeUnused() -> [ImageHash] {
        guard !pictures.isEmpty else { return [] }
        let shown = whole.images
        pictures = pictures.filter { shown.contains($0.key) }
        let unused = sentPictures.subtracting(shown)
        sentPictures.subtract(unused)
        return Array(unused)
    }

    private func send(_ report: ContentReport) {
        calls.append(.content, UnencodedMessage(report))
    }

    private func sendScroll(_ layers: [ScrolledLayer]) {
        guard !layers.isEmpty else { return }
        whole.scroll(layers)
        guard isReady else { return }
        // Where the renderer is behind, the newest offset of each layer waits and no other: it is where the layer is, not how far it went. What
        // was scrolled before a commit that waits stays before it.
        var newest: [LayerID: ScrolledLayer] = [:]
        for layer in (calls.removeLast(.scroll) ? lastScrolled : []) + layers { newest[layer.layer] = layer }
        lastScrolled = newest.values.sorted { $0.layer < $1.layer }
        lastScroll = lastScroll.next
        calls.append(
            .scroll,
            HostToPlugin.encode(
                Envelope(epoch: .first, sequence: lastScroll, scene: .first, body: .input(.scrollLayers(lastScrolled))))
        )
        sendNext()
    }

    /// Sends what waits, as far as it may be under way, unless it is the turn of another pane.
    func sendNext() {
        while isReady, pane.isHeard, turns.mayTell(self), let step = calls.next() {
            switch step {
            case .send(let call, let bytes, let file):
                isToldMoreThanDrawn = isToldMoreThanDrawn || !isDrawnWhole
                pane.send(call, bytes, with: file)
            case .encode(let message): encodeAside(message)
            }
        }
    }

    /// Encodes the message on a thread of its own, so that the largest commit of a plugin's holds up nothing but its pane.
    private func encodeAside(_ message: UnencodedMessage) {
        let thread = try? BackgroundThread.start("encoder") { [loop, weak self] in
            let bytes = message.encoded()
            loop.submit { self?.didEncode(message, as: bytes) }
        }
        if let thread {
            pthread_detach(thread)
        } else {
            calls.didEncode(message, as: message.encoded())
        }
    }

    private func didEncode(_ message: UnencodedMessage, as bytes: [UInt8]) {
        calls.didEncode(message, as: bytes)
        sendNext()
    }

    // MARK: From the renderer

    private func rendererDidTake(_ text: Data) {
        calls.confirm(Int(String(decoding: text, as: UTF8.self)) ?? 0)
        sendNext()
    }

    private func rendererDidAttach() {
        calls.confirmFile()
        sendNext()
    }

    /// It may say what it likes: that is at most the last commit.
    private func rendererDidDraw(_ text: Data) {
        guard isReady, let number = UInt64(String(decoding: text, as: UTF8.self)), number <= committed, number > drawn
        else { return }
        drawn = number
        guard isDrawnWhole, !isEmpty else { return }
        isToldMoreThanDrawn = false
        turns.end(self)
        if pane.viewIfLoaded?.isHidden == true {
            pane.viewIfLoaded?.isHidden = false
            if hasPicture { onEvent?(.hasPicture) }
        }
        onEvent?(.wasDrawnWhole)
    }

    private func rendererDidFail(_ text: Data) {
        giveUp("The program that draws it says: \(Quotation(String(decoding: text.prefix(1024), as: UTF8.self)))")
    }

    private func rendererDidEnd() {
        let suspects = turns.suspects
        let wasWaiting = isWaitingForTurn
        isReady = false
        isWaitingForTurn = false
        calls = OutgoingCalls()
        sentPictures = []
        sentSurfaces = []
        if isEmpty { pane.dropOldPicture() }
        // It cannot have ended over what it was not told.
        guard !isEmpty, !wasWaiting else { return }
        if isAwaitingNext { return giveUpRunning("It ended again before it was ready.") }
        isAwaitingNext = true
        guard let toldAnew, loop.clock.now - toldAnew < Self.mendTime, suspects.contains(where: { $0 === self }) else {
            return
        }
        let reason =
            suspects.count > 1
            ? "has ended twice, over it or over another pane of its plugin" : "has ended over it twice"
        let kinds = whole.kinds
        let contents = kinds.isEmpty ? "layers alone" : kinds.joined(separator: ", ")
        giveUp("The program that draws it \(reason). It shows: \(contents).")
    }

    private func giveUpRunning(_ reason: String) {
        giveUp("The program that draws it does not run: \(reason)")
    }

    /// Posted: the scene is closed by it, and this may be the middle of something else that happens to scenes.
    private func giveUp(_ reason: String) {
        // Another try begins anew.
        isAwaitingNext = false
        toldAnew = nil
        loop.post { [weak self] in
            guard let self, !isEmpty else { return }
            onEvent?(.cannotBeShown(reason))
        }
    }
}
