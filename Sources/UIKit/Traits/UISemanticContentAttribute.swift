/// The meaning of a view, where it decides whether the view is mirrored for languages that run from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified = 0
    /// Buttons for playing and winding, which are the same for everybody.
    case playback = 1
    /// Directions on a map, text alignment and the like.
    case spatial = 2
    case forceLeftToRight = 3
    case forceRightToLeft = 4

    /// The direction of content of this kind in an interface of `direction`.
    func direction(in direction: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
        switch self {
        case .unspecified: direction
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}
