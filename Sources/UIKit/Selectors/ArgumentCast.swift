/// Converts an argument to the type that a method or a property asks for.
enum ArgumentCast {
    /// Returns the value as a `Value`; nil where it cannot be one. Where `Value` is optional, nil is converted to a `Value` that is nil.
    static func cast<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        guard let value else { return Optional<Any>.none as? Value }
        return value as? Value ?? number(value)
    }

    /// Returns a number by Foundation's conversions, so that an `Int` can become a `Double`.
    private static func number<Value>(_ value: Any) -> Value? {
        guard let number = value as? NSNumber else { return nil }
        if Value.self == CGFloat.self || Value.self == CGFloat?.self { return CGFloat(number.doubleValue) as? Value }
        return number as? Value
    }
}
