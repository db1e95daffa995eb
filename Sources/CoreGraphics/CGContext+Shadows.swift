extension CGContext {
    /// Draws the shadow of an area, also where the area itself would lie upon it, and not the area.
    ///
    /// - Parameters:
    ///   - path: Around the area, in user space.
    ///   - offset: The way from the area to its shadow, in user space.
    ///   - deviation: The standard deviation of the blur, in user space.
    package func drawShadow(of path: CGPath, offset: CGSize, deviation: CGFloat, color: CGColor) {
        let transform = state.transform
        let shadow = CGDrawing.Shadow(offset: offset, blur: 2 * deviation, color: color).applying(transform)
        guard path.isFinite, !path.isEmpty, transform.determinant != 0, shadow.offset.isFinite, shadow.blur.isFinite
        else { return }
        // The area lies left of all that is seen, from where its shadow falls to where it belongs.
        let box = path.boundingBox.applying(transform)
        let reach = CGDrawing.Shadow.reach(ofDeviation: shadow.blur / 2)
        let way = min(max(0, box.maxX - state.clipBox.minX) + reach + 1, Self.farthestCaster)
        let aside = CGSize(width: -way, height: 0).applying(transform.inverted())
        saveGState()
        setShadow(
            offset: CGSize(width: shadow.offset.width + way, height: shadow.offset.height), blur: shadow.blur,
            color: color)
        translateBy(x: aside.width, y: aside.height)
        setFillColor(.black)
        record(fill: path, .winding)
        restoreGState()
    }

    /// The longest way from an area to its shadow, in points; renderers draw none that falls much further.
    private static let farthestCaster: CGFloat = 65_536
}
