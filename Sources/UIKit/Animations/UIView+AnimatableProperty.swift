extension UIView {
    /// Sets what an animator moved, with all that follows from it for the view. Answers whether it is a property of views.
    func set(_ property: AnimatableProperty, to value: AnimatableValue) -> Bool {
        switch (property, value) {
        case (.bounds, .rect(let rect)): bounds = rect
        case (.boundsOrigin, .point(let origin)): bounds.origin = origin
        case (.boundsSize, .size(let size)): bounds.size = size
        case (.position, .point(let point)): center = point
        case (.transform, .transform(let transform)): self.transform = transform
        case (.opacity, .number(let number)): alpha = CGFloat(number)
        case (.backgroundColor, .color(let color)): backgroundColor = color.map { UIColor(cgColor: $0) }
        default: return false
        }
        return true
    }
}
