/// From what a layer showed last to what it shows with the same commit, everything below it included.
@preconcurrency @MainActor open class CATransition: CAAnimation {
    open var type: CATransitionType = .fade
    /// Nil is from the left.
    open var subtype: CATransitionSubtype?

    /// A turn of a card, which `UIView.transition` has.
    package var isFlip = false

    override func snapshot() -> CAAnimation {
        let copy = CATransition()
        copyTiming(to: copy)
        copy.type = type
        copy.subtype = subtype
        copy.isFlip = isFlip
        return copy
    }

    override func description(
        of id: LayerAnimation.ID, on layer: CALayer, timing: AnimationTiming, in groups: [LayerAnimation.Group]
    ) -> LayerAnimation? {
        LayerAnimation(
            id: id, property: .transition, values: [.number(0), .number(1)], times: [0, 1], pace: wholePace,
            transition: LayerTransition(isFlip ? .flip : type.kind, from: subtype?.edge ?? .left), timing: timing)
    }
}
