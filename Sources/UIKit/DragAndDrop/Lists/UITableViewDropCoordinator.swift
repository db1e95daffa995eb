/// One of the things that were dropped on a table.
@preconcurrency @MainActor public protocol UITableViewDropItem: AnyObject {
    var dragItem: UIDragItem { get }
    /// The place that it has in this table; nil where it comes from elsewhere.
    var sourceIndexPath: IndexPath? { get }
    var previewSize: CGSize { get }
}

/// A drop that a table hands to its delegate.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: AnyObject {
    var items: [any UITableViewDropItem] { get }
    /// The place at which it was dropped; nil where there was none. Where own items move, it is numbered as when these are gone.
    var destinationIndexPath: IndexPath? { get }
    var proposal: UITableViewDropProposal { get }
    var session: any UIDropSession { get }

    /// Has the preview of an item go to a row. Call it when that is there.
    @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

    /// Has the preview of an item go to a place in a row.
    ///
    /// - Parameter rect: In the coordinates of the cell.
    @discardableResult func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
        -> any UIDragAnimating

    /// Has the preview of an item go to a place in a view.
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A drop on a table, in UIKit's words.
@MainActor final class TableDropCoordinator: UITableViewDropCoordinator {
    private final class Item: UITableViewDropItem {
        let dragItem: UIDragItem
        let sourceIndexPath: IndexPath?
        let previewSize: CGSize

        init(_ item: UIDragItem, _ source: IndexPath?, _ size: CGSize) {
            dragItem = item
            sourceIndexPath = source
            previewSize = size
        }
    }

    private weak var list: UITableView?
    private let drop: ListDrop
    let items: [any UITableViewDropItem]
    let proposal: UITableViewDropProposal

    init(_ drop: ListDrop, proposal: UITableViewDropProposal, in list: UITableView) {
        self.drop = drop
        self.list = list
        self.proposal = proposal
        items = drop.items.map { Item($0.item, $0.source, drop.previewSize) }
    }

    var destinationIndexPath: IndexPath? { drop.destination }
    var session: any UIDropSession { drop.session }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        drop.land(dragItem) { [weak list] in
            list.flatMap { list in list.frameForDrop(at: indexPath).map { list.convert($0, to: nil) } }
        }
    }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        drop.land(dragItem) { [weak list] in
            guard let list, let frame = list.frameForDrop(at: indexPath) else { return nil }
            return list.convert(rect.offsetBy(dx: frame.minX, dy: frame.minY), to: nil)
        }
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        let size = drop.previewSize
        return drop.land(dragItem) {
            guard target.container.window != nil else { return nil }
            let center = target.container.convert(target.center, to: nil)
            let width = size.width * abs(target.transform.a)
            let height = size.height * abs(target.transform.d)
            return CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
        }
    }
}
