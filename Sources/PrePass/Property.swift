internal import SwiftSyntax

/// A property as its declaration says it.
struct Property {
    let name: String
    /// Nil where the compiler infers it.
    let type: String?

    /// The names, as the source writes them, of the properties that can be read by a selector; none of `static` ones, and of such whose getter throws
    /// or waits.
    static func readable(in declaration: VariableDeclSyntax) -> [String] {
        guard !isStatic(declaration) else { return [] }
        return declaration.bindings.filter { !hasEffects($0) }.compactMap {
            $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        }
    }

    private static func hasEffects(_ binding: PatternBindingSyntax) -> Bool {
        guard case .accessors(let accessors) = binding.accessorBlock?.accessors else { return false }
        return accessors.contains { $0.effectSpecifiers != nil }
    }

    private static func isStatic(_ declaration: VariableDeclSyntax) -> Bool {
        declaration.modifiers.contains { ["static", "class"].contains($0.name.text) }
    }

    /// The properties that can be set from outside; none of `let`, `static`, get-only, and such whose type no value can be cast to.
    static func all(in declaration: VariableDeclSyntax) -> [Property] {
        guard declaration.bindingSpecifier.text == "var", !isStatic(declaration) else { return [] }
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
