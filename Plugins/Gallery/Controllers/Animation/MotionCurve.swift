import UIKit

/// How something gets from one place to another.
enum MotionCurve: String, CaseIterable {
    case linear
    case easeIn
    case easeOut
    case easeInOut
    case gentleSpring
    case bouncySpring

    /// In seconds; the springs have come to rest by then.
    private static let duration = 1.5

    /// From one place along the x axis to another, in the superlayer's coordinates.
    @MainActor func makeAnimation(from start: CGFloat, to end: CGFloat) -> CABasicAnimation {
        let animation =
            switch self {
            case .linear: paced(.linear)
            case .easeIn: paced(.easeIn)
            case .easeOut: paced(.easeOut)
            case .easeInOut: paced(.easeInEaseOut)
            case .gentleSpring: spring(stiffness: 20, damping: 6.3)
            case .bouncySpring: spring(stiffness: 60, damping: 5)
            }
        animation.duration = Self.duration
        animation.fromValue = start
        animation.toValue = end
        return animation
    }

    @MainActor private func paced(_ name: CAMediaTimingFunctionName) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: Self.keyPath)
        animation.timingFunction = CAMediaTimingFunction(name: name)
        return animation
    }

    @MainActor private func spring(stiffness: CGFloat, damping: CGFloat) -> CABasicAnimation {
        let animation = CASpringAnimation(keyPath: Self.keyPath)
        animation.stiffness = stiffness
        animation.damping = damping
        return animation
    }

    private static let keyPath = "position.x"
}
