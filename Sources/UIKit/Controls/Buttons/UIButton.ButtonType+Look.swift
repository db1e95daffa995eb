extension UIButton.ButtonType {
    /// What a button of this type shows from the start; nil for those that begin empty.
    @MainActor var image: UIImage? {
        switch self {
        case .custom, .system: nil
        case .detailDisclosure, .infoLight, .infoDark:
            UIImage(systemName: "info.circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 18))
        case .contactAdd:
            UIImage(systemName: "plus.circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 18))
        case .close:
            UIImage(
                systemName: "xmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 11, weight: .semibold))
        }
    }

    /// The diameter of the disc that a close button lies on, in points.
    static let closeSide: CGFloat = 30
}
