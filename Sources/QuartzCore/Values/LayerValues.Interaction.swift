extension LayerValues {
    /// What input does at a layer. It changes together with what is seen there, so that nobody hits what is not seen yet.
    package struct Interaction: Hashable, Sendable {
        package enum Touches: Hashable, Sendable, CaseIterable {
            /// None are for the layer or for one below it.
            case none
            /// Those in its bounds, unless a layer below it takes them.
            case inBounds
            /// Only its owner can tell.
            case ownerDecides
        }

        package var touches: Touches
        /// What is made use of in the layer, beside what is in those above it; nil: only its owner can tell.
        package var gestures: GestureUse?

        package init(touches: Touches, gestures: GestureUse?) {
            self.touches = touches
            self.gestures = gestures
        }

        package static let initial = Interaction(touches: .ownerDecides, gestures: nil)
        /// That of a layer that belongs to no view.
        package static let none = Interaction(touches: .none, gestures: [])

        /// All of it, for whoever must miss nothing.
        package var parts: (touches: Touches, gestures: GestureUse?) {
            (touches, gestures)
        }
    }
}
