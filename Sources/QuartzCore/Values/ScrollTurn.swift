/// What happened to a layer that whoever shows it scrolls.
package enum ScrollTurn: Hashable, Sendable {
    /// It has another offset; a wheel, or what went on before, moved it.
    case moved
    /// A finger or a touchpad draws it.
    case drawn
    /// It was let go.
    ///
    /// - Parameters:
    ///   - speed: Of the offset, in points per second.
    ///   - target: Where it comes to rest unless its owner wants something else.
    case released(speed: CGVector, target: CGPoint)
    /// It moves on after it was let go.
    case rolling
    /// It has come to rest.
    case rested
}
