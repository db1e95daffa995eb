/// The name of a method that an object may have, as Objective-C spells it: `"greet"`, `"greet:"` for one argument, `"move:to:"` for two
/// (Apple's page of this name).
///
/// Linux has no Objective-C runtime, so a selector is its name and nothing else. `#selector` becomes one by Mullion's pre-pass; what an
/// object does when it is sent one is said by its `ObjectTable`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name, with a colon for each argument.
    public let name: String

    public init(_ name: String) {
        self.name = name
    }

    public init(stringLiteral name: String) {
        self.name = name
    }

    public var description: String { name }
}

/// Returns the selector of a name.
public func NSSelectorFromString(_ name: String) -> Selector {
    Selector(name)
}

/// Returns the name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String {
    selector.name
}
