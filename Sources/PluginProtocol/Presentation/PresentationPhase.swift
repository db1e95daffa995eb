/// How far the presentation of a scene's controller has come.
package enum PresentationPhase: String, Hashable, Sendable, CaseIterable {
    /// It is not presented.
    case none
    case presenting
    case presented
    case dismissing
}
