/// The gesture that collection view controllers install: a long press picks an item up, which follows the finger.
@MainActor final class MovementGesture {
    /// The collection view, which owns this.
    private unowned let view: UICollectionView
    let recognizer = UILongPressGestureRecognizer()

    init(_ view: UICollectionView) {
        self.view = view
        recognizer.addAction(UIAction { [weak self] _ in self?.pressDidChange() })
        view.addGestureRecognizer(recognizer)
    }

    /// Whether there is an item under the finger that can be moved.
    var mayBegin: Bool {
        guard view.movement == nil, let place = view.indexPathForItem(at: recognizer.location(in: view)) else {
            return false
        }
        return view.canMove(place, needsAnswer: true)
    }

    private func pressDidChange() {
        let location = recognizer.location(in: view)
        switch recognizer.state {
        case .began:
            guard let place = view.indexPathForItem(at: location),
                view.beginMovement(of: place, needsAnswer: true)
            else { return }
            view.move(to: location)
        case .changed: view.move(to: location)
        case .ended: view.endMovement()
        default: view.cancelMovement()
        }
    }
}
