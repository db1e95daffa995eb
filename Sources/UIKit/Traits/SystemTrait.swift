/// A trait of UIKit's own. Its default value is the unspecified one: whoever sets it leaves the trait open.
protocol SystemTrait: UITraitDefinition where Value: Equatable {}

extension SystemTrait {
    static func isUnspecified(_ value: Any) -> Bool {
        value as? Value == defaultValue
    }
}
