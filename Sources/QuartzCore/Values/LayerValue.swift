/// The type of a value of a layer that can be animated.
protocol LayerValue: Equatable {
    /// Whether a layer may have it.
    var isAllowed: Bool { get }
    var animatable: AnimatableValue { get }
}

extension CGRect: LayerValue {
    var isAllowed: Bool { isFinite }
    var animatable: AnimatableValue { .rect(self) }
}

extension CGPoint: LayerValue {
    var isAllowed: Bool { isFinite }
    var animatable: AnimatableValue { .point(self) }
}

extension CGSize: LayerValue {
    var isAllowed: Bool { isFinite }
    var animatable: AnimatableValue { .size(self) }
}

extension CGFloat: LayerValue {
    var isAllowed: Bool { isFinite }
    var animatable: AnimatableValue { .number(Double(self)) }
}

extension CGAffineTransform: LayerValue {
    var isAllowed: Bool { isFinite }
    var animatable: AnimatableValue { .transform(self) }
}

/// A part of 1, such as an opacity: what is beyond, or no number, is drawn as the nearest part.
extension Float: LayerValue {
    var isAllowed: Bool { true }
    var animatable: AnimatableValue { .number(Double(self)) }
}

extension Optional: LayerValue where Wrapped == CGColor {
    var isAllowed: Bool { true }
    var animatable: AnimatableValue { .color(self) }
}
