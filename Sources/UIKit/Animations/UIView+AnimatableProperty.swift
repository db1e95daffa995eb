extension UIView {
    /// Sets what an animator moved, with all that follows from it for the view.
    func set(_ property: AnimatableProperty, to value: AnimatableValue) {
        switch (property, value) {
        case (.bounds, .rect(let rect)): bounds = rect
        case (.position, .point(let point)): center = point
        case (.transform, .transform(let transform)): self.transform = transform
        case (.opacity, .number(let number)): alpha = CGFloat(number)
        case (.anchorPoint, .point(let point)): layer.anchorPoint = point
        case (.backgroundColor, .color(let color)): layer.backgroundColor = color
        case (.cornerRadius, .number(let number)): layer.cornerRadius = CGFloat(number)
        case (.borderWidth, .number(let number)): layer.borderWidth = CGFloat(number)
        case (.borderColor, .color(let color)): layer.borderColor = color
        case (.shadowColor, .color(let color)): layer.shadowColor = color
        case (.shadowOpacity, .number(let number)): layer.shadowOpacity = Float(number)
        case (.shadowOffset, .size(let size)): layer.shadowOffset = size
        case (.shadowRadius, .number(let number)): layer.shadowRadius = CGFloat(number)
        default: break
        }
    }
}
