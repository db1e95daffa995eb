/// Zooms the view in a scroll view that its delegate names, by its transform.
@MainActor final class ScrollZoom {
    private unowned let scrollView: UIScrollView
    private(set) var isPinched = false
    private(set) var isBouncing = false
    private var recognizer: UIPinchGestureRecognizer?
    /// What was zoomed last, before there is a delegate that tells.
    private var lastScale: CGFloat = 1
    private var scaleAtBegin: CGFloat = 1
    /// The point of the zoomed view, in its own coordinates, that stays between the fingers.
    private var anchor = CGPoint.zero

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    var pinch: UIPinchGestureRecognizer? {
        recognizer
    }

    private var zoomedView: UIView? {
        scrollView.delegate?.viewForZooming(in: scrollView)
    }

    var scale: CGFloat {
        zoomedView.map { $0.transform.a } ?? lastScale
    }

    private var limits: ClosedRange<CGFloat> {
        let low = scrollView.minimumZoomScale
        return low...max(low, scrollView.maximumZoomScale)
    }

    func limitsDidChange() {
        let isNeeded = limits.lowerBound < limits.upperBound
        if isNeeded, recognizer == nil {
            let pinch = UIPinchGestureRecognizer()
            pinch.addAction(UIAction { [unowned self] _ in follow() })
            recognizer = pinch
            scrollView.addGestureRecognizer(pinch)
        } else if !isNeeded, let pinch = recognizer {
            scrollView.removeGestureRecognizer(pinch)
            recognizer = nil
        }
    }

    func stop() {
        isPinched = false
        isBouncing = false
    }

    func set(_ scale: CGFloat, animated: Bool) {
        guard scale.isFinite, scale > 0 else {
            UsageDiagnostic.report(
                .notFinite, "zoomScale of \(scrollView) cannot be \(scale); give a number above 0. The old one stays")
            return
        }
        let scale = min(max(scale, limits.lowerBound), limits.upperBound)
        guard let view = zoomedView else {
            lastScale = scale
            return
        }
        let middle = CGPoint(x: scrollView.bounds.midX, y: scrollView.bounds.midY)
        let anchor = scrollView.convert(middle, to: view)
        zoom(view, to: scale, animated: animated) { self.hold(anchor, of: view, at: middle) }
    }

    func zoom(to rect: CGRect, animated: Bool) {
        guard let view = zoomedView, rect.isFinite, rect.width > 0, rect.height > 0 else { return }
        let size = scrollView.bounds.size
        let scale = min(size.width / rect.width, size.height / rect.height)
        let clamped = min(max(scale, limits.lowerBound), limits.upperBound)
        zoom(view, to: clamped, animated: animated) {
            let center = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: self.scrollView)
            self.scrollView.contentOffset = self.scrollView.scrollGeometry.clamped(
                CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2))
        }
    }

    private func zoom(_ view: UIView, to scale: CGFloat, animated: Bool, then place: @escaping () -> Void) {
        scrollView.delegate?.scrollViewWillBeginZooming(scrollView, with: view)
        let change = {
            self.apply(scale, to: view)
            place()
            self.scrollView.delegate?.scrollViewDidZoom(self.scrollView)
        }
        let end = { [weak scrollView] in
            guard let scrollView else { return }
            scrollView.delegate?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
        }
        guard animated, scrollView.window != nil else {
            change()
            end()
            return
        }
        UIView.animate(withDuration: 0.3, animations: change) { _ in end() }
    }

    /// The content is as large as the view is seen, and begins at its corner.
    private func apply(_ scale: CGFloat, to view: UIView) {
        lastScale = scale
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        let size = view.frame.size
        view.center = CGPoint(x: size.width * view.layer.anchorPoint.x, y: size.height * view.layer.anchorPoint.y)
        scrollView.contentSize = size
        scrollView.setNeedsLayout()
    }

    /// Scrolls so that a point of the zoomed view lies at a place of the scroll view, as it was before.
    private func hold(_ anchor: CGPoint, of view: UIView, at place: CGPoint) {
        let now = view.convert(anchor, to: scrollView)
        let offset = scrollView.contentOffset
        let seen = CGPoint(x: place.x - offset.x, y: place.y - offset.y)
        scrollView.contentOffset = scrollView.scrollGeometry.clamped(CGPoint(x: now.x - seen.x, y: now.y - seen.y))
    }

    private func follow() {
        guard let recognizer, let view = zoomedView else { return }
        switch recognizer.state {
        case .began:
            isPinched = true
            scaleAtBegin = view.transform.a
            anchor = recognizer.location(in: view)
            scrollView.delegate?.scrollViewWillBeginZooming(scrollView, with: view)
            pinch(view, recognizer)
        case .changed: pinch(view, recognizer)
        default:
            isPinched = false
            settle(view)
        }
    }

    private func pinch(_ view: UIView, _ recognizer: UIPinchGestureRecognizer) {
        apply(stretched(scaleAtBegin * recognizer.scale), to: view)
        hold(anchor, of: view, at: recognizer.location(in: scrollView))
        scrollView.delegate?.scrollViewDidZoom(scrollView)
    }

    /// Beyond a limit the scale follows the fingers by a part.
    private func stretched(_ scale: CGFloat) -> CGFloat {
        let rest = min(max(scale, limits.lowerBound), limits.upperBound)
        guard scrollView.bouncesZoom, rest > 0, scale > 0 else { return rest }
        return rest * pow(scale / rest, 0.35)
    }

    private func settle(_ view: UIView) {
        let scale = view.transform.a
        let rest = min(max(scale, limits.lowerBound), limits.upperBound)
        let end = { [weak self] in
            guard let self else { return }
            isBouncing = false
            scrollView.delegate?.scrollViewDidEndZooming(scrollView, with: view, atScale: rest)
        }
        guard rest != scale else { return end() }
        isBouncing = true
        let middle = CGPoint(x: scrollView.bounds.midX, y: scrollView.bounds.midY)
        let anchor = scrollView.convert(middle, to: view)
        UIView.animate(withDuration: 0.25) {
            self.apply(rest, to: view)
            self.hold(anchor, of: view, at: middle)
            self.scrollView.delegate?.scrollViewDidZoom(self.scrollView)
        } completion: { _ in
            end()
        }
    }
}
