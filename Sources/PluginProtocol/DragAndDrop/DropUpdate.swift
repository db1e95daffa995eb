import CoreGraphics

/// A message in which a host tells what a drag does over a scene, wherever it comes from.
package struct DropUpdate: Hashable, Sendable {
    /// The items that are dragged.
    package struct Content: Hashable, Sendable {
        /// The types of the items, without data. At least one item.
        package var items: PasteboardDescription
        package var allowsMove: Bool
        /// The number of the plugin's own lift; nil where it comes from elsewhere.
        package var ownDrag: DragID?

        package init(items: PasteboardDescription, allowsMove: Bool, ownDrag: DragID? = nil) {
            self.items = items
            self.allowsMove = allowsMove
            self.ownDrag = ownDrag
        }
    }

    /// Positions are in points of the scene.
    package enum Phase: Hashable, Sendable {
        case entered(CGPoint, Content)
        case moved(CGPoint)
        case exited
        case dropped(CGPoint)
        case concluded
        case ended
    }

    package var drag: DragID
    package var phase: Phase

    package init(drag: DragID, phase: Phase) {
        self.drag = drag
        self.phase = phase
    }
}

extension DropUpdate: CustomStringConvertible {
    package var description: String {
        let word =
            switch phase {
            case .entered(_, let content): "entered with \(content.items.items.count) items"
            case .moved: "moved"
            case .exited: "exited"
            case .dropped: "dropped"
            case .concluded: "concluded"
            case .ended: "ended"
            }
        return "drag: \(drag), \(word)"
    }
}
