/// Where a controller is between hidden and shown. Illegal orders cannot be written: each change goes through `begin`
/// and `end` (APPR-17).
enum AppearanceState: Equatable {
    case disappeared
    case appearing(animated: Bool)
    case appeared
    case disappearing(animated: Bool)

    /// Whether a transition in this direction would change anything; a second begin in the same direction does not.
    func canBegin(appearing: Bool) -> Bool {
        switch self {
        case .disappeared, .disappearing: appearing
        case .appeared, .appearing: !appearing
        }
    }

    var isAppearing: Bool {
        if case .appearing = self { return true }
        return false
    }

    var isDisappearing: Bool {
        if case .disappearing = self { return true }
        return false
    }
}
