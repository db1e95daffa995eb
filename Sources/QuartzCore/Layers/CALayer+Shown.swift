/// The values that are drawn of a layer: those of its animations, and its own where there are none.
extension CALayer {
    /// A copy: whoever needs several takes it once.
    package var shownValues: LayerValues { presented?.values ?? values }

    package var shownOpacity: Float { presented?.values.visibility.opacity ?? opacity }

    package var shownContents: LayerContents {
        guard let presented else { return layerContents }
        return presented.shape.map { .shape($0) } ?? presented.gradient.map { .gradient($0) } ?? layerContents
    }
}
