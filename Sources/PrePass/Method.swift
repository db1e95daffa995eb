internal import SwiftSyntax

/// A method as its declaration says it.
struct Method {
    struct Parameter {
        /// "_" where there is none.
        let label: String
        let type: TypeSyntax
        let isVariadic: Bool
    }

    /// With backticks, where the source has them.
    let name: String
    let parameters: [Parameter]
    let attributes: Set<AppleAttribute>
    let explicitName: String?
    let isOverride: Bool
    /// Whether it belongs to the type itself.
    let isStatic: Bool
    private let isGeneric: Bool
    private let hasEffects: Bool

    init(_ declaration: FunctionDeclSyntax) {
        name = declaration.name.text
        let signature = declaration.signature
        parameters = signature.parameterClause.parameters.map {
            Parameter(label: $0.firstName.text.filter { $0 != "`" }, type: $0.type, isVariadic: $0.ellipsis != nil)
        }
        attributes = AppleAttribute.all(in: declaration.attributes)
        explicitName = AppleAttribute.explicitName(in: declaration.attributes)
        let modifiers = Set(declaration.modifiers.map(\.name.text))
        isOverride = modifiers.contains("override")
        isStatic = !modifiers.isDisjoint(with: ["static", "class"])
        isGeneric = declaration.genericParameterClause != nil
        hasEffects =
            signature.effectSpecifiers?.asyncSpecifier != nil || signature.effectSpecifiers?.throwsClause != nil
    }

    /// Without backticks.
    var base: String { name.filter { $0 != "`" } }
    var labels: [String] { parameters.map(\.label) }

    /// The name that the compiler would give it.
    var standardName: String { ObjectiveCName.selector(base: base, labels: labels) }
    var selectorName: String { explicitName ?? standardName }

    /// Whether it is marked for selectors by itself.
    var isMarked: Bool { !attributes.isDisjoint(with: [.exposed, .action, .segueAction]) }

    /// Whether code outside can call it with at most two values.
    var isCallable: Bool {
        !isStatic && !isGeneric && !hasEffects && parameters.count <= 2
            && parameters.allSatisfy { !$0.isVariadic && ValueType.text($0.type) != nil }
    }

    /// The selectors that it answers to: its own first.
    var names: [String] {
        var names = [selectorName]
        if standardName != selectorName { names.append(standardName) }
        // A selector without the arguments is the base name. Where the method's own name begins with it and a colon, a lookup finds it by itself.
        if standardName.prefix(while: { $0 != ":" }) != base { names.append(base) }
        return names
    }

    /// The call of it with the closure's first argument as the object and the rest as the arguments.
    var call: String {
        let arguments = parameters.enumerated().map { index, parameter in
            (parameter.label == "_" ? "" : parameter.label + ": ") + "$\(index + 1)"
                + (ValueType.text(parameter.type).map { " as " + $0 } ?? "")
        }
        return "$0.\(name)(\(arguments.joined(separator: ", ")))"
    }
}
