/// Shows the menus that the delegate of a collection view has for its items.
@MainActor final class CollectionMenus: UIContextMenuInteractionDelegate {
    /// The collection view, which owns this.
    private unowned let view: UICollectionView
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
    private weak var press: UIGestureRecognizer?
    /// The menu that the delegate answered when the press was about to begin, with the place of the press, until the interaction asks for
    /// it.
    private var prepared: (location: CGPoint, configuration: UIContextMenuConfiguration)?

    init(_ view: UICollectionView) {
        self.view = view
    }

    func install() {
        let known = view.gestureRecognizers ?? []
        view.addInteraction(interaction)
        press = view.gestureRecognizers?.first { added in !known.contains { $0 === added } }
    }

    func owns(_ recognizer: UIGestureRecognizer) -> Bool {
        press === recognizer
    }

    /// Whether there is a menu at the place. Where there is none, a long press is left to others.
    func mayBegin(at location: CGPoint) -> Bool {
        prepared = configuration(at: location).map { (location, $0) }
        return prepared != nil
    }

    private func configuration(at location: CGPoint) -> UIContextMenuConfiguration? {
        guard let delegate = view.delegate else { return nil }
        let item = view.indexPathForItem(at: location)
        let items = item.map { meant(with: $0) } ?? []
        if let found = delegate.collectionView(view, contextMenuConfigurationForItemsAt: items, point: location) {
            return found
        }
        return item.flatMap {
            delegate.collectionView(view, contextMenuConfigurationForItemAt: $0, point: location)
        }
    }

    /// The items that a menu on one item is for: all selected ones where it is one of several, otherwise that one alone.
    private func meant(with item: IndexPath) -> [IndexPath] {
        let selected = view.selection.places
        return selected.count > 1 && selected.contains(item) ? selected : [item]
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        let prepared = prepared
        self.prepared = nil
        if let prepared, prepared.location == location { return prepared.configuration }
        return configuration(at: location)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        view.delegate?.collectionView(view, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        view.delegate?.collectionView(view, willEndContextMenuInteraction: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        view.delegate?.collectionView(view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
}
