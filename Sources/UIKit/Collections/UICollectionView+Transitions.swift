/// Transitions between layouts whose progress somebody sets.
extension UICollectionView {
    final func beginTransition(
        to layout: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        if let transition = currentLayout as? UICollectionViewTransitionLayout {
            report("An interactive transition was begun while another one goes on; the first one goes on")
            return transition
        }
        let transition =
            delegate?.collectionView(self, transitionLayoutForOldLayout: currentLayout, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: currentLayout, nextLayout: layout)
        transitionCompletion = completion
        setCollectionViewLayout(transition, animated: false)
        return transition
    }

    final func endTransition(finished: Bool) {
        guard let transition = currentLayout as? UICollectionViewTransitionLayout else {
            return report("No interactive transition between layouts goes on; nothing is ended")
        }
        let completion = transitionCompletion
        transitionCompletion = nil
        let target = finished ? transition.nextLayout : transition.currentLayout
        setCollectionViewLayout(target, animated: true) { completed in completion?(completed, finished) }
    }
}
