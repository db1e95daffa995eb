/// Makes an argument one of the type that a method or property asks for.
enum ArgumentCast {
    /// Returns the value as a `Value`; nil where it is none. Where `Value` is optional, the answer for nil is a value too: nil.
    static func cast<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        guard let value else { return Optional<Any>.none as? Value }
        return value as? Value ?? number(value)
    }

    /// The number with all of Foundation's conversions, so that an `Int` can become a `Double`.
    private static func number<Value>(_ value: Any) -> Value? {
        guard let number = value as? NSNumber else { return nil }
        if Value.self == CGFloat.self || Value.self == CGFloat?.self { return CGFloat(number.doubleValue) as? Value }
        return number as? Value
    }
}
