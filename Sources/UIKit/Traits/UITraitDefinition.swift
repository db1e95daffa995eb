/// A trait: one thing that views and controllers may ask their environment for.
///
/// A type that conforms is a trait of its own, with a value in every trait collection and the same inheritance as
/// UIKit's traits. Its values must be free to cross threads, because trait collections are.
public protocol UITraitDefinition: SendableMetatype {
    associatedtype Value: Sendable

    /// The value where nobody set one.
    static var defaultValue: Value { get }

    /// Tells the trait from all others, in every run.
    static var identifier: String { get }

    /// The trait's name, for people.
    static var name: String { get }

    /// Whether colours may look different where the trait differs; then dynamic colours are resolved anew.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var identifier: String {
        String(reflecting: Self.self)
    }

    public static var name: String {
        String(describing: Self.self)
    }

    public static var affectsColorAppearance: Bool {
        false
    }
}

/// Names a trait where traits are listed: `[UITraitUserInterfaceStyle.self]` for instance.
public typealias UITrait = any UITraitDefinition.Type
