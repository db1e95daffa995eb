internal import SwiftSyntax

/// The type of a parameter or a property, as a value of it is cast.
enum ValueType {
    /// Nil where a value cannot be handed on so: `inout`, `some`.
    static func text(_ type: TypeSyntax, isProperty: Bool = false) -> String? {
        if let attributed = type.as(AttributedTypeSyntax.self) {
            guard !attributed.specifiers.contains(where: { $0.trimmedDescription == "inout" }) else { return nil }
            return text(attributed.baseType, isProperty: isProperty)
        }
        if let some = type.as(SomeOrAnyTypeSyntax.self), some.someOrAnySpecifier.text == "some" { return nil }
        if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            // A property is always given a value, a parameter can be given none.
            return plain(unwrapped.wrappedType) + (isProperty ? "" : "?")
        }
        return plain(type)
    }

    private static func plain(_ type: TypeSyntax) -> String {
        type.trimmedDescription.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
