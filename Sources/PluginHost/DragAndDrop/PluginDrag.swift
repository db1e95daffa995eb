import PluginProtocol
import UIKit

/// Something that a plugin has lifted, for the host's window that carries it.
@MainActor final class PluginDrag: DragSource {
    let number: DragID
    /// In whose name the plugin is told. It may be gone by then.
    let scene: SceneID
    private weak var drags: PluginDrags?
    weak var carried: WindowDrag?

    init(_ number: DragID, of scene: SceneID, in drags: PluginDrags) {
        self.number = number
        self.scene = scene
        self.drags = drags
    }

    /// Makes an item of the types that the plugin has told. The data is asked for when somebody wants it.
    func item(_ index: Int, _ described: PasteboardDescription.Item) -> UIDragItem {
        let provider = NSItemProvider()
        for type in described.representations.map(\.type) {
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { [self] handler in
                MainActorCall.run { [self] in
                    guard let drags else { return handler(nil, CocoaError(.fileReadUnknown)) }
                    drags.want(item: index, as: type, of: self, handler)
                }
                return nil
            }
        }
        return UIDragItem(itemProvider: provider)
    }

    // MARK: What becomes of it

    private func tell(_ phase: DragUpdate.Phase, isLast: Bool = false) {
        drags?.tell(phase, of: self, isLast: isLast)
    }

    func dragWillBegin(_ drag: CarriedDrag) {
        tell(.begun)
    }

    func dragDidMove(_ drag: CarriedDrag) {}

    func dragDidNotBegin(_ drag: CarriedDrag) {
        tell(.notBegun, isLast: true)
    }

    func drag(_ drag: CarriedDrag, willEndWith operation: UIDropOperation) {
        tell(.ending(DropOutcome(operation)))
    }

    func drag(_ drag: CarriedDrag, didEndWith operation: UIDropOperation) {
        tell(.ended(DropOutcome(operation)), isLast: operation == .cancel || operation == .forbidden)
    }

    func dragDidTransferItems(_ drag: CarriedDrag) {
        tell(.transferred, isLast: true)
    }

    func placeForCancelling(_ item: UIDragItem, from frame: CGRect, with animator: any UIDragAnimating) -> CGRect? {
        frame
    }
}
