/// Scrolling by wheels and touchpads.
extension UIScrollView {
    /// A wheel moves the content by its notches, and stops at the ends. A touchpad draws it, as a finger does.
    func scrollContent(with event: UIScrollEvent) {
        guard isScrollEnabled else { return }
        guard pan.allowedScrollTypesMask.contains(event.isPrecise ? .continuous : .discrete) else { return }
        guard !event.isPrecise else { return event.use(touchpad.drag(by: event.rest, at: event.timestamp)) }
        let (old, new) = (contentOffset, layer.values.offset(scrolledBy: event.rest))
        guard new != old else { return }
        scrolling.stop()
        contentOffset = new
        indicators.flash()
        event.use(CGVector(dx: old.x - new.x, dy: old.y - new.y))
    }
}
