/// The style of the list that a view is in. Tables, and sections of collections that are lists, set it for what they contain.
public struct UITraitListEnvironment: UITraitDefinition, SystemTrait {
    public static let defaultValue = UIListEnvironment.unspecified
}

extension UITraitCollection {
    public convenience init(listEnvironment: UIListEnvironment) {
        self.init { $0.listEnvironment = listEnvironment }
    }

    public var listEnvironment: UIListEnvironment { self[UITraitListEnvironment.self] }
}

extension UIMutableTraits {
    public var listEnvironment: UIListEnvironment {
        get { self[UITraitListEnvironment.self] }
        set { self[UITraitListEnvironment.self] = newValue }
    }
}
