import CoreGraphics

extension TextGeometry {
    /// Lays out the whole text, so that its height is exact.
    package func layOutAll() {
        var height: CGFloat = -1
        // The blocks may turn out to be higher than they were estimated.
        while self.height > height {
            height = self.height
            layOut(CGRect(x: 0, y: 0, width: 1, height: height))
        }
    }
}
