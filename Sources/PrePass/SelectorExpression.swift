internal import SwiftSyntax

/// The expression in the parentheses of `#selector`.
struct SelectorExpression {
    /// The words before the method's name, without the last dot: a type, `self`; nil where there are none.
    let owner: String?
    let base: String
    /// Nil where the source leaves them out.
    let labels: [String]?
    /// "getter" or "setter" for a property.
    let accessor: String?
    let member: DeclReferenceExprSyntax
    /// How many arguments the method has, where a type behind `as` says so.
    let castParameterCount: Int?

    /// Nil for what is no name.
    init?(_ node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first, node.arguments.count == 1 else { return nil }
        accessor = argument.label?.text
        castParameterCount = Self.parameterCount(argument.expression)
        guard let name = Self.name(argument.expression) else { return nil }
        if let access = name.as(MemberAccessExprSyntax.self) {
            owner = access.base.map(\.trimmedDescription)
            member = access.declName
        } else if let reference = name.as(DeclReferenceExprSyntax.self) {
            owner = nil
            member = reference
        } else {
            return nil
        }
        base = member.baseName.text.filter { $0 != "`" }
        labels = member.argumentNames.map { $0.arguments.map(\.name.text) }
    }

    /// Without parentheses, and without `as` and its type.
    private static func name(_ expression: ExprSyntax) -> ExprSyntax? {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first.flatMap { name($0.expression) }
        }
        if let sequence = expression.as(SequenceExprSyntax.self) { return sequence.elements.first.flatMap(name) }
        if let cast = expression.as(AsExprSyntax.self) { return name(cast.expression) }
        return expression
    }

    /// The number of parameters of the type in `as (A) -> Void`, and in `as (Owner) -> (A) -> Void`.
    private static func parameterCount(_ expression: ExprSyntax) -> Int? {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first.flatMap { parameterCount($0.expression) }
        }
        let words = expression.as(SequenceExprSyntax.self)?.elements.last
        guard let type = words?.as(TypeExprSyntax.self)?.type, let function = function(type) else { return nil }
        return self.function(function.returnClause.type)?.parameters.count ?? function.parameters.count
    }

    private static func function(_ type: TypeSyntax) -> FunctionTypeSyntax? {
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first.flatMap { function($0.type) }
        }
        return type.as(FunctionTypeSyntax.self)
    }

    /// Whether the words before the name are those of the type around it.
    var isOfOwnType: Bool { owner == nil || owner == "self" || owner == "Self" }

    /// The type that the words before the name say; nil where they say no type.
    var ownerType: String? {
        guard let owner, !isOfOwnType, owner.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }),
            owner.split(separator: ".").last?.first?.isUppercase == true
        else { return nil }
        return owner
    }
}
