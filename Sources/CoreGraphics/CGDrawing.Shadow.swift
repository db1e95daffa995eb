extension CGDrawing {
    /// A shadow, which falls behind everything that is drawn while it is set.
    package struct Shadow: Hashable, Sendable {
        /// In points of the recorded area: transforms do not change it.
        package var offset: CGSize
        /// In points: twice the standard deviation.
        package var blur: CGFloat
        package var color: CGColor

        package init(offset: CGSize, blur: CGFloat, color: CGColor) {
            self.offset = offset
            self.blur = blur
            self.color = color
        }
    }
}
