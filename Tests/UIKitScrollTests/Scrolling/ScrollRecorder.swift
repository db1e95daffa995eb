import UIKit

/// Writes down what a scroll view tells its delegate; offsets are left out where only the order matters.
@MainActor final class ScrollRecorder: UIScrollViewDelegate {
    private(set) var calls: [String] = []
    private(set) var offsets: [CGPoint] = []
    var target: (CGPoint) -> CGPoint = { $0 }
    var onRelease: (UIScrollView) -> Void = { _ in }
    private(set) var velocities: [CGPoint] = []
    weak var zoomed: UIView?

    /// The calls, with those that follow each other and are equal as one.
    var order: [String] {
        calls.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    func forget() {
        calls = []
        offsets = []
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        calls.append("didScroll")
        offsets.append(scrollView.contentOffset)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("willBeginDragging") }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        calls.append("willEndDragging")
        velocities.append(velocity)
        targetContentOffset.pointee = target(targetContentOffset.pointee)
        onRelease(scrollView)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        calls.append("didEndDragging(\(decelerate))")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("didEndScrollingAnimation") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { calls.append("willBeginZooming") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("didZoom") }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        calls.append("didEndZooming(\(scale))")
    }
}
