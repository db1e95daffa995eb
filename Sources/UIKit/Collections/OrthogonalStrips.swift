/// The scroll views of those sections of a collection view that scroll by themselves.
@MainActor final class OrthogonalStrips {
    private unowned let view: UICollectionView
    private var strips: [Int: OrthogonalStrip] = [:]

    init(_ view: UICollectionView) {
        self.view = view
    }

    /// The strips, from the first section on.
    var all: [OrthogonalStrip] {
        strips.sorted { $0.key < $1.key }.map { $0.value }
    }

    /// Has a strip for each section that touches `rect`, which is in the layout's coordinates. A strip that was made stays, with its
    /// offset, as long as its section scrolls by itself.
    func update(_ layout: any OrthogonalLayout, near rect: CGRect, _ mirror: LayoutMirror) {
        let sections = layout.orthogonalSections()
        let known = Set(sections)
        for (section, strip) in strips where !known.contains(section) {
            strip.removeFromSuperview()
            strips[section] = nil
        }
        for section in sections {
            let frame = layout.frameOfOrthogonalSection(section)
            guard frame.isFinite, frame.width >= 0, frame.height >= 0 else { continue }
            if strips[section] != nil || frame.touches(rect) {
                update(strips[section] ?? make(section), layout, frame, mirror)
            }
        }
    }

    /// The strip of the section, made now if it is not there yet; nil where the section does not scroll by itself.
    func strip(of section: Int, _ layout: any OrthogonalLayout, _ mirror: LayoutMirror) -> OrthogonalStrip? {
        if let strip = strips[section] { return strip }
        guard layout.orthogonalSections().contains(section) else { return nil }
        let frame = layout.frameOfOrthogonalSection(section)
        guard frame.isFinite, frame.width >= 0, frame.height >= 0 else { return nil }
        let strip = make(section)
        update(strip, layout, frame, mirror)
        return strip
    }

    private func make(_ section: Int) -> OrthogonalStrip {
        let strip = OrthogonalStrip(in: view, section: section)
        strips[section] = strip
        // Below the cells that are there: what is pinned lies above the strip.
        UIView.performWithoutAnimation { view.insertSubview(strip, at: view.backgroundView == nil ? 0 : 1) }
        return strip
    }

    private func update(
        _ strip: OrthogonalStrip, _ layout: any OrthogonalLayout, _ frame: CGRect, _ mirror: LayoutMirror
    ) {
        strip.update(layout, frame: mirror.turn(frame), isMirrored: mirror.width != nil)
    }

    func removeAll() {
        for strip in strips.values { strip.removeFromSuperview() }
        strips = [:]
    }
}
