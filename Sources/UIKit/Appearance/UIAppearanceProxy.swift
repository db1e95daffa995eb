/// Takes what `appearance()` says of the looks of the views of a class. It is no view: it has the properties that can be said so, and those of
/// an app's own classes are not among them.
///
/// A property that is read is what was set here, or else nil or what views have at first.
@preconcurrency @MainActor public final class UIAppearanceProxy<Styled: UIView> {
    private let rule: AppearanceRule

    init(_ rule: AppearanceRule) {
        self.rule = rule
    }

    func value<Value>(of property: LookProperties) -> Value? {
        rule.settings[property]?.value as? Value
    }

    /// - Parameter copy: An appearance that nobody else has, because the app may go on changing its own.
    func set<Appearance>(
        _ property: LookProperties, toCopy copy: Appearance, _ apply: @escaping (Styled, Appearance) -> Void
    ) {
        set(property, to: copy) { apply($0, copy) }
    }

    func set(_ property: LookProperties, to value: Any?, _ apply: @escaping (Styled) -> Void) {
        rule.settings[property] = AppearanceRule.Setting(value: value) { view in
            if let view = view as? Styled { apply(view) }
        }
    }
}

// What each property does is said where the view has it.
extension UIAppearanceProxy {
    /// The colour behind the content of the views. That of bars lies below their ground.
    public var backgroundColor: UIColor? {
        get { value(of: .backgroundColor) }
        set { set(.backgroundColor, to: newValue) { $0.backgroundColor = newValue } }
    }

    /// The tint of the views, in the place of that which they have from their superviews.
    public var tintColor: UIColor? {
        get { value(of: .tintColor) }
        set { set(.tintColor, to: newValue) { $0.tintColor = newValue } }
    }
}
