/// Pixels per point; 0 is unspecified.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
    public static let defaultValue: CGFloat = 0
}
