/// The one scale of corner radii, in points.
enum ControlRadius {
    /// Inside of something that is `medium`.
    static let small: CGFloat = 6
    static let medium: CGFloat = 8
    static let large: CGFloat = 12
}
