/// Whether content lies on the ground or above other content, where dark backgrounds are lighter. A window of a desktop
/// is `elevated`, as one beside others is on Apple's tablets.
public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base = 0
    case elevated = 1
}

/// The trait for whether content lies above other content.
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    public static let affectsColorAppearance = true
}
