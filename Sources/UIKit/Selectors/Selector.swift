/// The name of a method that an object may have, as Objective-C spells it: `"greet"`, `"greet:"` for one argument, `"move:to:"` for two
/// (Apple's page of this name).
///
/// Linux has no Objective-C runtime, so a selector is its name. Mullion's pre-pass makes one of `#selector`; the `ObjectTable` of an object's class
/// has the method that the object runs for it.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name, with a colon for each argument.
    public let name: String

    /// The compiler's identifier of the file that the selector is written in, which begins with the module; nil where it is not known.
    private let fileID: String?

    public init(_ name: String) {
        self.init(name, fileID: nil)
    }

    public init(stringLiteral name: String) {
        self.init(name, fileID: nil)
    }

    init(_ name: String, fileID: String?) {
        self.name = name
        self.fileID = fileID
    }

    /// The module that the selector is written in; nil where it is not known.
    var module: String? { fileID.map { String($0.prefix { $0 != "/" }) } }

    /// Two selectors are equal when their names are, wherever they are written.
    public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

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
