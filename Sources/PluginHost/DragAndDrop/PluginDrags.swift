import Foundation
import MainLoop
import PluginProtocol
import PluginTransport
import SceneBridge
import UIKit

/// The drags of one session of a plugin: those that it has lifted, those over its panes, and the data that goes between.
@MainActor final class PluginDrags {
    private let loop: MainLoop
    private let log: PeerLog
    /// The most bytes of one representation.
    private let limit: Int
    private let send: (SceneRequest, SceneID) -> Void

    private var lifts: [DragID: PluginDrag] = [:]
    private var lastLift: DragID?
    private(set) var drops: [DragID: PaneDrop] = [:]
    private var lastDrop: DragID?

    /// The wishes for data that the plugin has not answered.
    private var wanted: [DragRequestSerial: Wish] = [:]
    private var lastWanted: DragRequestSerial?
    private var lastRequest: DragRequestSerial?

    private struct Wish {
        let handler: @Sendable (Data?, (any Error)?) -> Void
        let timer: Registration
    }

    /// The time that the plugin has to give data that it has lifted.
    static let patience = Duration.seconds(10)

    init(limit: Int, loop: MainLoop, log: PeerLog, send: @escaping (SceneRequest, SceneID) -> Void) {
        self.limit = limit
        self.loop = loop
        self.log = log
        self.send = send
    }

    /// The session is over: what it had lifted goes back, and nobody waits for it.
    func end() {
        let (open, waiting) = (Array(lifts.values), Array(wanted.values))
        (lifts, wanted) = ([:], [:])
        for lift in open { lift.carried?.cancel() }
        for wish in waiting { wish.handler(nil, CocoaError(.fileReadUnknown)) }
        giveUp(Array(drops.values))
    }

    /// A scene is gone: nothing is over it any more, and nobody waits for it to have its data.
    func close(_ scene: SceneID) {
        giveUp(drops.values.filter { $0.scene == scene })
    }

    private func giveUp(_ gone: [PaneDrop]) {
        for drop in gone { drops[drop.number] = nil }
        for drop in gone {
            drop.finish()
            // Nothing becomes of a drop there any more.
            drop.drop.onChange?()
        }
    }

    // MARK: What the plugin lifts

    /// - Parameter scene: Nil for one that is gone.
    func lift(_ lift: DragLift, in scene: RemoteScene?, _ id: SceneID) throws(Misbehaviour) {
        if let lastLift, lift.drag <= lastLift {
            throw Misbehaviour(
                .foreignIdentifier, "drag \(lift.drag) does not come after \(lastLift)", at: ["SceneDidLiftDrag"])
        }
        lastLift = lift.drag
        let source = PluginDrag(lift.drag, of: id, in: self)
        guard let scene, scene.pasteboardPolicy != .never, carry(lift, source, in: scene) else {
            return send(.updateDrag(DragUpdate(drag: lift.drag, phase: .notBegun)), id)
        }
        lifts[lift.drag] = source
    }

    /// - Returns: Whether a touch in the pane holds it, which nobody has made another gesture of.
    private func carry(_ lift: DragLift, _ source: PluginDrag, in scene: RemoteScene) -> Bool {
        guard let view = scene.controller?.viewIfLoaded as? RemoteView, let window = view.window, window.drag == nil,
            let location = view.drag.hold(lift.touch)
        else { return false }
        let drag = CarriedDrag(at: location)
        drag.items = lift.items.items.enumerated().map { source.item($0.offset, $0.element) }
        drag.allowsMoveOperation = lift.allowsMove
        // No more is seen of it than is seen in the pane.
        let seen = lift.preview.map { $0.intersection(view.bounds) }
        var pieces: [DragPiece] = []
        if let seen, !seen.isNull, !seen.isEmpty {
            pieces = [DragPiece(of: view.layer, in: seen, at: view.convert(seen, to: nil))]
        }
        let drop = OfferedDrop(items: drag.items, allowsMoveOperation: lift.allowsMove)
        drop.origin = source
        guard let carried = WindowDrag(of: drag, from: source, pieces: pieces, drop: drop, in: window) else {
            return false
        }
        source.carried = carried
        view.drag.carry(carried)
        return true
    }

    func tell(_ phase: DragUpdate.Phase, of source: PluginDrag, isLast: Bool) {
        guard lifts[source.number] === source else { return }
        if isLast { lifts[source.number] = nil }
        send(.updateDrag(DragUpdate(drag: source.number, phase: phase)), source.scene)
    }

    /// Somebody wants data of what the plugin has lifted.
    func want(
        item: Int, as type: String, of source: PluginDrag, _ handler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) {
        guard lifts[source.number] === source else { return handler(nil, CocoaError(.fileReadUnknown)) }
        let request = lastWanted?.next ?? .first
        lastWanted = request
        let timer = loop.schedule(after: Self.patience) { [weak self] in
            self?.wanted.removeValue(forKey: request)?.handler(nil, CocoaError(.fileReadUnknown))
        }
        wanted[request] = Wish(handler: handler, timer: timer)
        send(
            .requestDragData(DragDataRequest(drag: source.number, request: request, item: item, type: type)),
            source.scene)
    }

    /// The plugin gives data. What comes too late is passed over.
    func receive(_ data: DragData) throws(Misbehaviour) {
        guard let lastWanted, data.request <= lastWanted else {
            throw Misbehaviour(
                .foreignIdentifier, "there is no request \(data.request)", at: ["SceneDidProvideDragData"])
        }
        guard let wish = wanted.removeValue(forKey: data.request) else { return }
        wish.handler(data.data, data.data == nil ? CocoaError(.fileReadUnknown) : nil)
    }

    // MARK: What is over its panes

    private func paneDrop(of drop: OfferedDrop, over scene: SceneID) -> PaneDrop? {
        drops.values.first { $0.drop === drop && $0.scene == scene }
    }

    /// Whether the plugin can be told of a drag, and what of it.
    private func content(of drop: OfferedDrop) -> DropUpdate.Content? {
        guard !drop.isRestrictedToDraggingApplication, let items = PasteboardDescription(dragged: drop.items) else {
            return nil
        }
        let own = (drop.origin as? PluginDrag).flatMap { lifts[$0.number] === $0 ? $0.number : nil }
        return DropUpdate.Content(items: items, allowsMove: drop.allowsMoveOperation, ownDrag: own)
    }

    func canTell(of drop: OfferedDrop) -> Bool {
        content(of: drop) != nil
    }

    /// - Parameter position: In the scene's coordinates.
    func enter(_ drop: OfferedDrop, over scene: SceneID, at position: CGPoint) {
        if let known = paneDrop(of: drop, over: scene) { return known.enter(at: position) }
        guard let content = content(of: drop) else { return }
        let number = lastDrop?.next ?? .first
        lastDrop = number
        let new = PaneDrop(number, of: drop, content, over: scene) { [loop] in
            loop.schedule(after: $0, handler: $1)
        } send: { [weak self] update in
            self?.send(.updateDrop(update), scene)
        }
        drops[number] = new
        new.enter(at: position)
    }

    func update(_ drop: OfferedDrop, over scene: SceneID, at position: CGPoint) -> UIDropOperation {
        guard let known = paneDrop(of: drop, over: scene) else { return .cancel }
        known.move(to: position)
        return UIDropOperation(known.outcome)
    }

    func exit(_ drop: OfferedDrop, over scene: SceneID) {
        paneDrop(of: drop, over: scene)?.exit()
    }

    func perform(
        _ drop: OfferedDrop, over scene: SceneID, at position: CGPoint, _ completion: @escaping @MainActor () -> Void
    ) {
        guard let known = paneDrop(of: drop, over: scene) else { return completion() }
        known.perform(at: position) { [weak self] in
            completion()
            self?.forgetIfOver(known)
        }
    }

    func conclude(_ drop: OfferedDrop, over scene: SceneID) {
        paneDrop(of: drop, over: scene)?.conclude()
    }

    func end(_ drop: OfferedDrop, over scene: SceneID) {
        guard let known = paneDrop(of: drop, over: scene) else { return }
        known.end()
        known.hasEnded = true
        forgetIfOver(known)
    }

    private func forgetIfOver(_ drop: PaneDrop) {
        if drop.hasEnded, !drop.isWaitedFor { drops[drop.number] = nil }
    }

    func receive(_ answer: DropAnswer) throws(Misbehaviour) {
        guard let lastDrop, answer.drag <= lastDrop else {
            throw Misbehaviour(.foreignIdentifier, "there is no drag \(answer.drag)", at: ["SceneDidAnswerDrop"])
        }
        // Nil for one that is over.
        try drops[answer.drag]?.receive(answer)
    }

    /// The plugin wants data of what was dropped in one of its panes.
    func answer(_ wish: DragDataRequest, in scene: SceneID) throws(Misbehaviour) {
        let name = "SceneDidRequestDragData"
        if let lastRequest, wish.request <= lastRequest {
            throw Misbehaviour(
                .foreignIdentifier, "request \(wish.request) does not come after \(lastRequest)", at: [name])
        }
        lastRequest = wish.request
        guard let lastDrop, wish.drag <= lastDrop else {
            throw Misbehaviour(.foreignIdentifier, "there is no drag \(wish.drag)", at: [name])
        }
        guard let known = drops[wish.drag] else { return give(nil, to: wish, in: scene) }
        guard known.isDropped else { throw Misbehaviour(.outOfTurn, "it was not dropped yet", at: [name]) }
        let items = known.content.items.items
        guard items.indices.contains(wish.item),
            items[wish.item].representations.contains(where: { $0.type == wish.type })
        else {
            throw Misbehaviour(.foreignIdentifier, "item \(wish.item) is not there as this type", at: [name])
        }
        guard known.allowsWish(for: wish.item, as: wish.type) else { return give(nil, to: wish, in: scene) }
        known.drop.items[wish.item].itemProvider.loadOfferedData(of: wish.type) { data, _ in
            MainActorCall.run { [weak self] in self?.give(data, to: wish, in: scene) }
        }
    }

    private func give(_ data: Data?, to wish: DragDataRequest, in scene: SceneID) {
        if let data, data.count > limit {
            log.warning("scene \(scene.rawValue) does not get \(data.count) bytes that were dropped: \(limit) may be")
        }
        let given = data.flatMap { $0.count <= limit ? $0 : nil }
        send(.provideDragData(DragData(request: wish.request, data: given)), scene)
    }
}
