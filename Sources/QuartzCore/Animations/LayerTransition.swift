/// How a layer passes from what it showed last to what it shows now, with everything below it as one picture.
package struct LayerTransition: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// The old picture fades away over the new one.
        case fade
        /// The new picture pushes the old one out.
        case push
        /// The new picture moves in over the old one.
        case moveIn
        /// The old picture moves out and uncovers the new one.
        case reveal
        /// Both are the sides of a card that turns over.
        case flip
    }

    /// Where the new picture comes from, or the old one goes from; a fade has no use for it.
    package enum Edge: Hashable, Sendable {
        case left, right, top, bottom
    }

    package let kind: Kind
    package let edge: Edge

    package init(_ kind: Kind, from edge: Edge = .left) {
        self.kind = kind
        self.edge = edge
    }

    /// A transition on its way.
    package struct State: Hashable, Sendable {
        package let transition: LayerTransition
        /// Of the animation that brings it about.
        package let id: LayerAnimation.ID
        /// From 0 to 1; a curve may lead beyond.
        package let progress: Double
    }
}
