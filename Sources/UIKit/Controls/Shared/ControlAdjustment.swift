/// What a key asks of a control that has a value.
package enum ControlAdjustment: Hashable, Sendable {
    /// One step along the control: 1 towards its trailing end, -1 towards its leading end.
    case along(Int)
    /// One step across the control: 1 upwards, -1 downwards.
    case across(Int)
    /// A large step: 1 upwards, -1 downwards.
    case page(Int)
    case first
    case last

    init?(_ key: UIKey, isMirrored: Bool) {
        switch key.keyCode {
        case .keyboardRightArrow: self = .along(isMirrored ? -1 : 1)
        case .keyboardLeftArrow: self = .along(isMirrored ? 1 : -1)
        case .keyboardUpArrow: self = .across(1)
        case .keyboardDownArrow: self = .across(-1)
        case .keyboardPageUp: self = .page(1)
        case .keyboardPageDown: self = .page(-1)
        case .keyboardHome: self = .first
        case .keyboardEnd: self = .last
        default: return nil
        }
    }
}
