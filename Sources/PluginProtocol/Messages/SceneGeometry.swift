import CoreGraphics

/// The size of a scene and how much of it is covered.
package struct SceneGeometry: Hashable, Sendable {
    /// In points.
    package var size: CGSize
    /// What bars or the edge of the screen cover.
    package var safeArea: EdgeInsets
    /// The commit that was laid out for this size names it.
    package var serial: ResizeSerial

    package init(size: CGSize, safeArea: EdgeInsets = .zero, serial: ResizeSerial) {
        self.size = size
        self.safeArea = safeArea
        self.serial = serial
    }
}
