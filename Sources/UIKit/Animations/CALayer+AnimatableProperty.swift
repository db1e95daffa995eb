extension CALayer {
    /// Sets what an animator moved of a layer.
    func set(_ property: AnimatableProperty, to value: AnimatableValue) {
        switch (property, value) {
        case (.bounds, .rect(let rect)): bounds = rect
        case (.position, .point(let point)): position = point
        case (.anchorPoint, .point(let point)): anchorPoint = point
        case (.transform, .transform(let transform)): setAffineTransform(transform)
        case (.opacity, .number(let number)): opacity = Float(number)
        case (.backgroundColor, .color(let color)): backgroundColor = color
        case (.cornerRadius, .number(let number)): cornerRadius = CGFloat(number)
        case (.borderWidth, .number(let number)): borderWidth = CGFloat(number)
        case (.borderColor, .color(let color)): borderColor = color
        case (.shadowColor, .color(let color)): shadowColor = color
        case (.shadowOpacity, .number(let number)): shadowOpacity = Float(number)
        case (.shadowOffset, .size(let size)): shadowOffset = size
        case (.shadowRadius, .number(let number)): shadowRadius = CGFloat(number)
        default: break
        }
    }
}
