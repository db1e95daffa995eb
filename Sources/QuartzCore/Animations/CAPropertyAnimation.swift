import Diagnostics

/// An animation of one property of a layer, which its key path names.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
    /// `opacity` or `position.x` for instance; the page about porting lists all that can be animated.
    open var keyPath: String?
    /// Whether the values come on top of those that the layer has.
    open var isAdditive = false
    /// Whether each run goes on from where the one before ended.
    open var isCumulative = false

    public required init() {
        super.init()
    }

    public init(keyPath path: String?) {
        keyPath = path
        super.init()
    }

    func copyProperty(to copy: CAPropertyAnimation) {
        copyTiming(to: copy)
        copy.keyPath = keyPath
        copy.isAdditive = isAdditive
        copy.isCumulative = isCumulative
    }

    /// What the animation runs on; nil, with a line in the log, where the layer has no such property.
    func property(on layer: CALayer) -> AnimatableProperty? {
        guard let property = AnimatableProperty(keyPath: keyPath ?? ""),
            property.isOf(layer)
        else {
            report("“\(keyPath ?? "")” of \(layer.id) cannot be animated; it has its value at once", layer)
            return nil
        }
        return property
    }

    /// An entry of the animation's values as the property needs it; nil, with a line in the log, for something else.
    func value(_ value: Any, _ name: String, for property: AnimatableProperty, on layer: CALayer) -> AnimatableValue? {
        guard let converted = AnimatableValue(value, as: property.kind), converted.isFinite else {
            report("\(name) of an animation of “\(property.rawValue)” is \(value), which does not suit it", layer)
            return nil
        }
        return converted
    }

    func report(_ message: String, _ layer: CALayer) {
        Log.views.warning("\(layer.id): \(message)")
    }
}
