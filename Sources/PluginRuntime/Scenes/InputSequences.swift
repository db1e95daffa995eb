import UIKit

/// Touches or keys from their beginning to their end, and what of them is left out because it came too late.
///
/// What begins too late is left out as a whole, with all that follows of it in time: somebody in the host has got it. What began in time
/// and ends too late is cancelled, so that no control stays pressed. A movement or a repetition that is too late is left out alone, because
/// the next one says where it has come to.
struct InputSequences<Identifier: Hashable> {
    /// The sequences that began too late and have not ended.
    private var leftOut: Set<Identifier> = []

    /// - Parameter phase: The phase of a touch, as the host says it.
    /// - Returns: The phase that counts here; nil where the touch is left out.
    mutating func phase(_ phase: UITouch.Phase, of identifier: Identifier, isTooLate: Bool) -> UITouch.Phase? {
        let step: Step =
            switch phase {
            case .began: .begins
            case .ended: .ends
            case .cancelled: .isCancelled
            default: .goesOn
            }
        return outcome(step, of: identifier, isTooLate).phase(phase, cancelled: .cancelled)
    }

    /// - Parameter phase: The phase of a key, as the host says it.
    /// - Returns: The phase that counts here; nil where the key is left out.
    mutating func phase(_ phase: UIPress.Phase, of identifier: Identifier, isTooLate: Bool) -> UIPress.Phase? {
        let step: Step =
            switch phase {
            case .began: .begins
            case .ended: .ends
            case .cancelled: .isCancelled
            default: .goesOn
            }
        return outcome(step, of: identifier, isTooLate).phase(phase, cancelled: .cancelled)
    }

    private enum Step {
        case begins
        case goesOn
        case ends
        case isCancelled
    }

    private enum Outcome {
        case happens
        case isCancelled
        case isLeftOut

        func phase<Phase>(_ phase: Phase, cancelled: Phase) -> Phase? {
            switch self {
            case .happens: phase
            case .isCancelled: cancelled
            case .isLeftOut: nil
            }
        }
    }

    private mutating func outcome(_ step: Step, of identifier: Identifier, _ isTooLate: Bool) -> Outcome {
        if step == .begins {
            if isTooLate { leftOut.insert(identifier) } else { leftOut.remove(identifier) }
            return isTooLate ? .isLeftOut : .happens
        }
        guard !leftOut.contains(identifier) else {
            if step != .goesOn { leftOut.remove(identifier) }
            return .isLeftOut
        }
        return switch step {
        case .isCancelled, .begins: .happens
        case .goesOn: isTooLate ? .isLeftOut : .happens
        case .ends: isTooLate ? .isCancelled : .happens
        }
    }
}
