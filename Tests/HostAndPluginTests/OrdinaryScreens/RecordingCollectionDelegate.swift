import UIKit

/// Writes down what a collection view tells and asks its delegate, and passes it on to the screen that is the delegate otherwise.
///
/// Cells that come and go are left out: a collection view in a plugin keeps more of them than one at home.
final class RecordingCollectionDelegate: UICollectionViewDelegate {
    private weak var screen: (any UICollectionViewDelegate)?
    private let log: CallLog

    /// Takes the place of the delegate that a collection view has.
    init(in collection: UICollectionView, log: CallLog) {
        screen = collection.delegate
        self.log = log
        collection.delegate = self
    }

    private func add(_ call: String, _ indexPath: IndexPath) {
        log.add("\(call) \(indexPath.section).\(indexPath.item)")
    }

    // MARK: Scrolling

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        log.add("didScroll")
        screen?.scrollViewDidScroll(scrollView)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        log.add("willBeginDragging")
        screen?.scrollViewWillBeginDragging(scrollView)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        log.add("didEndDragging(\(decelerate))")
        screen?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        log.add("willBeginDecelerating")
        screen?.scrollViewWillBeginDecelerating(scrollView)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        log.add("didEndDecelerating")
        screen?.scrollViewDidEndDecelerating(scrollView)
    }

    // MARK: Selection

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        add("shouldHighlight", indexPath)
        return screen?.collectionView(collectionView, shouldHighlightItemAt: indexPath) ?? true
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        add("didHighlight", indexPath)
        screen?.collectionView(collectionView, didHighlightItemAt: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        add("didUnhighlight", indexPath)
        screen?.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        add("shouldSelect", indexPath)
        return screen?.collectionView(collectionView, shouldSelectItemAt: indexPath) ?? true
    }

    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        add("shouldDeselect", indexPath)
        return screen?.collectionView(collectionView, shouldDeselectItemAt: indexPath) ?? true
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        add("didSelect", indexPath)
        screen?.collectionView(collectionView, didSelectItemAt: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        add("didDeselect", indexPath)
        screen?.collectionView(collectionView, didDeselectItemAt: indexPath)
    }
}
