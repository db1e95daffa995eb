/// Whether a field of the envelope goes with a message.
package enum Presence: Hashable, Sendable {
    case required
    case optional
    case forbidden

    func admits(_ isPresent: Bool) -> Bool {
        switch self {
        case .required: isPresent
        case .optional: true
        case .forbidden: !isPresent
        }
    }
}
