import CoreGraphics

/// The size of a scene.
package struct SceneGeometry: Hashable, Sendable {
    /// In points.
    package var size: CGSize
    /// The commit that was laid out for this size names it.
    package var serial: ResizeSerial

    package init(size: CGSize, serial: ResizeSerial) {
        self.size = size
        self.serial = serial
    }
}
