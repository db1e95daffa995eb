internal import SwiftSyntax

/// The properties that a declaration with `var` has.
struct Property {
    let name: String
    /// Nil where the compiler infers it.
    let type: String?

    /// The properties that can be set from outside; none of `let`, `static`, get-only, and such whose type no value can be cast to.
    static func all(in declaration: VariableDeclSyntax) -> [Property] {
        guard declaration.bindingSpecifier.text == "var",
            !declaration.modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
        else { return [] }
        var following: TypeSyntax?
        var properties: [Property] = []
        // In `var a, b: UILabel!` the type is that of both.
        for binding in declaration.bindings.reversed() {
            let type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? following : nil)
            following = type
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, isSettable(binding)
            else { continue }
            guard let type else {
                properties.append(Property(name: name, type: nil))
                continue
            }
            if let text = ValueType.text(type, isProperty: true) { properties.append(Property(name: name, type: text)) }
        }
        return properties.reversed()
    }

    private static func isSettable(_ binding: PatternBindingSyntax) -> Bool {
        switch binding.accessorBlock?.accessors {
        case nil: true
        case .getter: false
        case .accessors(let accessors):
            accessors.contains { ["set", "_modify", "willSet", "didSet"].contains($0.accessorSpecifier.text) }
        @unknown default: false
        }
    }
}
