import Foundation
import PluginProtocol
import SceneBridge
import UIKit

/// Drags of a plugin that its host carries, and those from anywhere that are over its scenes.
@MainActor final class HostDrags {
    /// The most bytes of one representation.
    private let limit: Int
    private let send: (SceneReport, SceneID) -> Void

    private var lifts: [DragID: Lift] = [:]
    private var lastLift: DragID?
    private var drops: [DragID: Drop] = [:]
    /// The handlers of the wishes for data that the host has not answered.
    private var wanted: [DragRequestSerial: @Sendable (Data?, (any Error)?) -> Void] = [:]
    private var lastRequest: DragRequestSerial?

    private struct Lift {
        /// The latest event of a drag of which its source was told.
        enum Phase {
            case lifted, begun, ending, ended
        }

        let lifted: LiftedDrag
        var phase = Phase.lifted
    }

    private struct Drop {
        let tracking: DropTracking
        let scene: SceneID
        /// The operation that the host was told last for a drop where the finger is.
        var told = UIDropOperation.cancel
        /// Whether it was dropped, so that there is data.
        var isDropped = false
        /// Whether a place got it.
        var isPerformed = false
    }

    init(limit: Int, send: @escaping (SceneReport, SceneID) -> Void) {
        self.limit = limit
        self.send = send
    }

    /// The session is over: nobody carries anything, and nobody gives data.
    func end() {
        let (lifts, drops, wanted) = (Array(lifts.values), Array(drops.values), Array(wanted.values))
        (self.lifts, self.drops, self.wanted) = ([:], [:], [:])
        for handler in wanted { handler(nil, CocoaError(.fileReadUnknown)) }
        for drop in drops { drop.tracking.end(dropped: drop.isPerformed) }
        for lift in lifts { end(lift) }
    }

    /// Tells a source what it has not been told yet of the end of its drag.
    private func end(_ lift: Lift) {
        let (source, drag) = (lift.lifted.source, lift.lifted.drag)
        switch lift.phase {
        case .lifted: source.dragDidNotBegin(drag)
        case .begun:
            source.drag(drag, willEndWith: .cancel)
            source.drag(drag, didEndWith: .cancel)
        case .ending: source.drag(drag, didEndWith: .cancel)
        case .ended: source.dragDidTransferItems(drag)
        }
    }

    /// A scene is gone: nothing is over it any more.
    func close(_ scene: SceneID) {
        for (number, drop) in drops where drop.scene == scene {
            drops[number] = nil
            drop.tracking.end(dropped: drop.isPerformed)
        }
    }

    // MARK: What was lifted

    /// Has the host carry what was lifted in a scene.
    ///
    /// - Returns: Whether there is something that can be told of it.
    func lift(_ lifted: LiftedDrag, in scene: SceneID) -> Bool {
        guard let items = PasteboardDescription(dragged: lifted.drag.items),
            items.items.count == lifted.drag.items.count
        else { return false }
        let number = lastLift?.next ?? .first
        lastLift = number
        lifts[number] = Lift(lifted: lifted)
        let preview = lifted.pieces.first?.frame
        send(
            .sceneDidLiftDrag(
                DragLift(
                    drag: number, items: items, touch: UInt64(truncatingIfNeeded: lifted.touch), preview: preview,
                    allowsMove: lifted.drag.allowsMoveOperation)), scene)
        return true
    }

    func receive(_ update: DragUpdate) {
        guard let lifted = lifts[update.drag]?.lifted else { return }
        let (source, drag) = (lifted.source, lifted.drag)
        switch update.phase {
        case .begun:
            lifts[update.drag]?.phase = .begun
            source.dragWillBegin(drag)
        case .notBegun:
            lifts[update.drag] = nil
            source.dragDidNotBegin(drag)
        case .ending(let outcome):
            lifts[update.drag]?.phase = .ending
            source.drag(drag, willEndWith: UIDropOperation(outcome))
        case .ended(let outcome):
            lifts[update.drag]?.phase = .ended
            if outcome == .cancel || outcome == .forbidden { lifts[update.drag] = nil }
            source.drag(drag, didEndWith: UIDropOperation(outcome))
        case .transferred:
            lifts[update.drag] = nil
            source.dragDidTransferItems(drag)
        }
    }

    /// The host wants data of what was lifted.
    func answer(_ wish: DragDataRequest, in scene: SceneID) {
        guard let items = lifts[wish.drag]?.lifted.drag.items, items.indices.contains(wish.item) else {
            return give(nil, to: wish, in: scene)
        }
        items[wish.item].itemProvider.loadOfferedData(of: wish.type) { data, _ in
            MainActorCall.run { [weak self] in self?.give(data, to: wish, in: scene) }
        }
    }

    private func give(_ data: Data?, to wish: DragDataRequest, in scene: SceneID) {
        if let data, data.count > limit {
            UsageDiagnostic.report(
                .invalidDrag,
                "“\(wish.type)” of what is dragged is \(data.count) bytes, more than the \(limit) that the host takes at a time; nobody gets it. Offer less, or a URL of it."
            )
        }
        let given = data.flatMap { $0.count <= limit ? $0 : nil }
        send(.sceneDidProvideDragData(DragData(request: wish.request, data: given)), scene)
    }

    // MARK: What is over a scene

    /// - Parameter window: The window of the scene.
    func receive(_ update: DropUpdate, over scene: SceneID, in window: UIWindow) {
        let number = update.drag
        switch update.phase {
        case .entered(let position, let content):
            let known = drops[number] ?? makeDrop(number, content, over: scene, in: window)
            drops[number] = known
            move(known, to: position, number)
        case .moved(let position):
            if let known = drops[number] { move(known, to: position, number) }
        case .exited: drops[number]?.tracking.leave()
        case .dropped(let position): drop(number, at: position)
        case .concluded: drops[number]?.tracking.conclude()
        case .ended:
            guard let known = drops.removeValue(forKey: number) else { return }
            known.tracking.end(dropped: known.isPerformed)
        }
    }

    private func makeDrop(
        _ number: DragID, _ content: DropUpdate.Content, over scene: SceneID, in window: UIWindow
    ) -> Drop {
        let tracking = tracking(of: number, content, scene, window)
        tracking.drop.onChange = { [weak self, weak tracking] in
            tracking?.update()
            self?.tellChange(number)
        }
        return Drop(tracking: tracking, scene: scene)
    }

    private func move(_ drop: Drop, to position: CGPoint, _ number: DragID) {
        drop.tracking.move(to: position)
        drops[number]?.told = drop.tracking.operation
        answer(number, drop)
    }

    /// Other views lie below a finger that rests: the host hears it if something else would become of a drop.
    private func tellChange(_ number: DragID) {
        guard let drop = drops[number], !drop.isDropped, drop.tracking.operation != drop.told else { return }
        drops[number]?.told = drop.tracking.operation
        answer(number, drop, isUnasked: true)
    }

    private func answer(_ number: DragID, _ drop: Drop, isFinished: Bool = false, isUnasked: Bool = false) {
        let outcome = DropOutcome(drop.tracking.operation)
        let answer = DropAnswer(drag: number, outcome: outcome, isFinished: isFinished, isUnasked: isUnasked)
        send(.sceneDidAnswerDrop(answer), drop.scene)
    }

    private func drop(_ number: DragID, at position: CGPoint) {
        guard let known = drops[number] else { return }
        // The place has been asked where the finger is, unless it has moved on since.
        if known.tracking.drop.location != position {
            known.tracking.move(to: position)
        } else {
            known.tracking.updateIfPlaceIsGone()
        }
        drops[number]?.isDropped = true
        let isPerformed = known.tracking.perform { [weak self] in self?.answer(number, known, isFinished: true) }
        drops[number]?.isPerformed = isPerformed
        isPerformed ? known.tracking.animateAlong() : answer(number, known, isFinished: true)
    }

    private func tracking(
        of number: DragID, _ content: DropUpdate.Content, _ scene: SceneID, _ window: UIWindow
    ) -> DropTracking {
        // What the plugin has lifted itself it has already, with its own objects.
        if let own = content.ownDrag.flatMap({ lifts[$0]?.lifted }) {
            return DropTracking(of: OfferedDrop(of: own.drag), in: window)
        }
        let items = content.items.items.enumerated().map { index, described in
            let provider = NSItemProvider()
            for type in described.representations.map(\.type) {
                provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { handler in
                    MainActorCall.run { [weak self] in
                        guard let self else { return handler(nil, CocoaError(.fileReadUnknown)) }
                        want(item: index, as: type, of: number, handler)
                    }
                    return nil
                }
            }
            return UIDragItem(itemProvider: provider)
        }
        return DropTracking(of: OfferedDrop(items: items, allowsMoveOperation: content.allowsMove), in: window)
    }

    /// Asks the host for data. Before the drop there is none.
    private func want(
        item: Int, as type: String, of number: DragID,
        _ handler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) {
        guard let drop = drops[number], drop.isDropped else {
            UsageDiagnostic.report(
                .invalidDrag,
                "What is dragged was to be loaded before it was dropped, or long after it. Load it in performDrop, or begin to."
            )
            return handler(nil, CocoaError(.fileReadNoPermission))
        }
        let request = lastRequest?.next ?? .first
        lastRequest = request
        wanted[request] = handler
        send(
            .sceneDidRequestDragData(DragDataRequest(drag: number, request: request, item: item, type: type)),
            drop.scene)
    }

    func receive(_ data: DragData) {
        wanted.removeValue(forKey: data.request)?(
            data.data, data.data == nil ? CocoaError(.fileReadUnknown) : nil)
    }
}
