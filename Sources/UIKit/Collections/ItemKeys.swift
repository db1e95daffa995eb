/// Operates a collection view by the keys that it gets while one of its cells has the focus: arrows lead from item to item, the space bar
/// and Return choose.
@MainActor final class ItemKeys {
    /// The collection view, which owns this.
    private unowned let view: UICollectionView
    private var repetition: (key: UIKeyboardHIDUsage, timer: Autorepeat)?

    init(_ view: UICollectionView) {
        self.view = view
    }

    /// Operates the collection view by presses that begin.
    ///
    /// - Returns: Whether the key meant an item.
    func began(_ presses: Set<UIPress>) -> Bool {
        guard let key = presses.first?.key, key.isPlain, let cell = view.focusedCell,
            let place = cell.element?.indexPath
        else { return false }
        switch key.keyCode {
        case .keyboardSpacebar, .keyboardReturnOrEnter:
            guard view.mayUserSelect else { return false }
            view.choose(place, isRange: key.modifierFlags.contains(.shift))
            return true
        case .keyboardUpArrow: return go(.up, key)
        case .keyboardDownArrow: return go(.down, key)
        case .keyboardLeftArrow: return go(.left, key)
        case .keyboardRightArrow: return go(.right, key)
        default: return false
        }
    }

    func ended(_ presses: Set<UIPress>) -> Bool {
        guard let key = presses.first?.key?.keyCode, key == repetition?.key else { return false }
        repetition = nil
        return true
    }

    private func go(_ direction: ItemNeighbor.Direction, _ key: UIKey) -> Bool {
        guard view.moveFocus(direction) else { return false }
        // A press is told once, however long the key is held.
        repetition = (key.keyCode, Autorepeat { [weak view] in _ = view?.moveFocus(direction) })
        return true
    }
}
