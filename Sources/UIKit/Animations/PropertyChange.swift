/// One change of a property that a block of changes makes and that is to be animated.
@MainActor struct PropertyChange {
    let layer: CALayer
    let property: AnimatableProperty
    let old: AnimatableValue
    let new: AnimatableValue
    /// The motion is never `none`.
    let motion: PropertyMotion
    /// Says whether the layer is one that a control is made of, and not a view's own.
    let isOfPart: Bool

    private init?(
        of layer: CALayer, _ property: AnimatableProperty, from old: AnimatableValue, to new: AnimatableValue
    ) {
        guard old != new else { return nil }
        isOfPart = (layer.owner as? UIView).map { $0.layer !== layer } ?? false
        motion = isOfPart ? PropertyMotion(ofPart: property) : PropertyMotion(of: property)
        if case .none = motion { return nil }
        (self.layer, self.property, self.old, self.new) = (layer, property, old, new)
    }

    /// Answers the changes to animate for one change of a property. Bounds make two, of their origin and of their size: an offset may
    /// be a negative size, and a rectangle has none. A property that is not animated makes no change.
    static func made(
        of layer: CALayer, _ property: AnimatableProperty, from old: AnimatableValue, to new: AnimatableValue
    ) -> [PropertyChange] {
        guard case .rect(let oldRect) = old, case .rect(let newRect) = new else {
            return [PropertyChange(of: layer, property, from: old, to: new)].compactMap(\.self)
        }
        return [
            PropertyChange(of: layer, .boundsOrigin, from: .point(oldRect.origin), to: .point(newRect.origin)),
            PropertyChange(of: layer, .boundsSize, from: .size(oldRect.size), to: .size(newRect.size)),
        ].compactMap(\.self)
    }

    /// The offset that has the property shown as before if it is added. Nil if the animation replaces another one.
    var offset: AnimatableValue? {
        guard case .adding = motion else { return nil }
        guard case .transform = new else { return old.difference(from: new) }
        // The order of transforms counts, and the offset is applied after the others that are under way. Where an animation shows the
        // same whatever the layer has, it has to be replaced: an offset would add to nothing.
        let (before, after) = (shownBefore, layer.presentedNow[property])
        return before == after ? nil : before.difference(from: after)
    }

    /// The value that was shown of the property right before the change.
    var shownBefore: AnimatableValue {
        layer.presentedNow(replacing: property, by: old)[property]
    }

    /// Answers the value at which an animation begins that replaces another.
    func start(fromCurrentState: Bool) -> AnimatableValue {
        // An additive property comes here only where there is no offset, and must not jump all the same. A part of a control has no
        // options of its own.
        if case .adding = motion { return shownBefore }
        return fromCurrentState || isOfPart ? shownBefore : old
    }
}
