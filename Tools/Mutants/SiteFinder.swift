import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Finds the places of one file at which a mutant can be planted. The file's operators have to be folded.
final class SiteFinder: SyntaxVisitor {
    private(set) var sites: [Site] = []
    private let converter: SourceLocationConverter

    init(file: SourceFileSyntax, name: String) {
        converter = SourceLocationConverter(fileName: name, tree: file)
        super.init(viewMode: .sourceAccurate)
    }

    /// The sites of a file's text, in the order in which they stand there.
    static func sites(in text: String, name: String) throws -> [Site] {
        let parsed = Parser.parse(source: text)
        // Operators that the file's module declares itself are unknown here; what has them stays as it is.
        let folded = OperatorTable.standardOperators.foldAll(parsed, errorHandler: { _ in })
        guard let file = folded.as(SourceFileSyntax.self) else { return [] }
        let finder = SiteFinder(file: file, name: name)
        finder.walk(file)
        return finder.sites.sorted {
            ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        }
    }

    // MARK: What is left alone

    /// Leaves out inlinable functions, since the module that compiles one into itself cannot call an internal function of this one, and
    /// functions that nobody can call.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        node.attributes.contains {
            $0.trimmedDescription == "@inlinable" || $0.trimmedDescription.hasPrefix("@available(*, unavailable")
        }
            ? .skipChildren : .visitChildren
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionParameterClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    // MARK: Conditions and comparisons

    override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
        if case .expression(let expression) = node.condition {
            add(.condition, expression, "MUTANT != (\(expression.trimmedDescription))")
        }
        return .visitChildren
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        let left = node.leftOperand.trimmedDescription, right = node.rightOperand.trimmedDescription
        switch node.operator.trimmedDescription {
        case let name where Self.comparisons[name] != nil && canBeDoubled(node):
            let other = Self.comparisons[name] ?? name
            add(.comparison, node, "(MUTANT ? (\(left) \(other) \(right)) : (\(left) \(name) \(right)))")
        case "&&" where canBeDoubled(node):
            add(.logic, node, "(MUTANT ? (\(left) || \(right)) : (\(left) && \(right)))")
        case "||" where canBeDoubled(node):
            add(.logic, node, "(MUTANT ? (\(left) && \(right)) : (\(left) || \(right)))")
        case "=", "+=", "-=":
            if let item = node.parent?.as(CodeBlockItemSyntax.self), !isInInitialiser(node), isStatement(item) {
                add(.assignment, node, "if !MUTANT { \(node.trimmedDescription) }")
            }
        default: break
        }
        return .visitChildren
    }

    private static let comparisons = [
        "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "===": "!==", "!==": "===",
    ]

    // MARK: Calls and orders

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        var expression = ExprSyntax(node.item)
        if let tried = expression?.as(TryExprSyntax.self) { expression = tried.expression }
        if let awaited = expression?.as(AwaitExprSyntax.self) { expression = awaited.expression }
        guard let call = expression?.as(FunctionCallExprSyntax.self), isStatement(node) else { return .visitChildren }
        let name = call.calledExpression.trimmedDescription
        let isNeeded =
            name.hasSuffix(".init") || name.hasPrefix("precondition") || name.hasPrefix("assert")
            || name.hasPrefix("fatalError") || name == "_" || name.hasPrefix("super.")
        if !isNeeded { add(.call, node.item, "if !MUTANT { \(node.item.trimmedDescription) }") }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName.text
        guard let base = node.base, let other = Self.orders[name], canBeDoubled(node),
            !(node.parent?.is(FunctionCallExprSyntax.self) ?? false), !isAssigned(node)
        else { return .visitChildren }
        add(.order, node, "(MUTANT ? \(base.trimmedDescription).\(other) : \(node.trimmedDescription))")
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let called = node.calledExpression.trimmedDescription
        if called == "min" || called == "max", node.arguments.count == 2, canBeDoubled(node) {
            let words = node.arguments.trimmedDescription
            add(.order, node, "(MUTANT ? \(called == "min" ? "max" : "min")(\(words)) : \(called)(\(words)))")
        }
        return .visitChildren
    }

    private static let orders = ["first": "last", "last": "first"]

    // MARK: Numbers and answers

    override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        guard let number = Int(node.literal.text.replacing("_", with: "")), number > 1,
            node.parent?.is(InitializerClauseSyntax.self) == true
                || node.parent?.is(InfixOperatorExprSyntax.self) == true
        else { return .visitChildren }
        add(.limit, node, "(MUTANT ? \(number + 1) : \(number))")
        return .visitChildren
    }

    override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        let isAnswer =
            node.parent?.is(ReturnStmtSyntax.self) == true || node.parent?.is(InfixOperatorExprSyntax.self) == true
            || node.parent?.is(LabeledExprSyntax.self) == true
        if isAnswer { add(.answer, node, node.literal.text == "true" ? "!MUTANT" : "MUTANT") }
        return .visitChildren
    }

    // MARK: Private

    private func add(_ kind: Site.Kind, _ node: some SyntaxProtocol, _ replacement: String) {
        let start = node.positionAfterSkippingLeadingTrivia
        sites.append(
            Site(
                kind: kind, range: start.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset,
                line: converter.location(for: start).line, original: node.trimmedDescription, replacement: replacement))
    }

    /// Whether an item is a statement that may be left out: the only one of a function or closure may be its value.
    private func isStatement(_ item: CodeBlockItemSyntax) -> Bool {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return false }
        if list.count > 1 || list.parent?.parent?.is(IfExprSyntax.self) == true { return list.count > 1 }
        guard let function = list.parent?.parent?.as(FunctionDeclSyntax.self) else { return false }
        return function.signature.returnClause == nil
    }

    /// Whether a node is in an initialiser, where the properties of a value have to be set.
    private func isInInitialiser(_ node: some SyntaxProtocol) -> Bool {
        var next = node.parent
        while let ancestor = next {
            if ancestor.is(InitializerDeclSyntax.self) { return true }
            if ancestor.is(FunctionDeclSyntax.self) { return false }
            next = ancestor.parent
        }
        return false
    }

    private func isAssigned(_ node: MemberAccessExprSyntax) -> Bool {
        var next: Syntax? = Syntax(node)
        while let here = next, let parent = here.parent {
            if let infix = parent.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self) {
                return Syntax(infix.leftOperand) == here
            }
            if parent.is(InOutExprSyntax.self) || parent.is(MemberAccessExprSyntax.self) { return true }
            next = parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) ? parent : nil
        }
        return false
    }

    /// Whether an expression may stand twice: one that throws or waits may not, because its `try` or `await` has to stand in front of the
    /// whole.
    private func canBeDoubled(_ node: some SyntaxProtocol) -> Bool {
        !node.tokens(viewMode: .sourceAccurate).contains { ["try", "await"].contains($0.text) }
    }
}
