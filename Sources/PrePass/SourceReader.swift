internal import SwiftSyntax

/// Reads a source from top to bottom, and finds what has to change and what goes into tables.
final class SourceReader: SyntaxVisitor {
    private let bytes: [UInt8]
    private let locations: SourceLocationConverter
    private let catalog: MethodCatalog
    private let writer: TableWriter

    private(set) var edits: [SourceEdit] = []
    private(set) var problems: [PrePassProblem] = []
    private(set) var topScopes: [(conditions: [String], scope: TypeScope)] = []
    /// Whether the rewritten source has names of UIKit's in it.
    private(set) var needsUIKit = false
    private(set) var importsUIKit = false

    private var scopes: [TypeScope] = []
    private var conditions: [String] = []
    /// How many blocks of code there are around the place, in the type that it is in; those of the types around are below it.
    private var blockDepths = [0]
    private var lastNumber = 0

    init(_ source: SourceFileSyntax, bytes: [UInt8], path: String) {
        self.bytes = bytes
        locations = SourceLocationConverter(fileName: path, tree: source)
        catalog = MethodCatalog(source)
        writer = TableWriter(path: path)
        super.init(viewMode: .sourceAccurate)
        walk(source)
    }

    // MARK: Places

    private func range(_ node: some SyntaxProtocol) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    private func place(_ node: some SyntaxProtocol) -> (line: Int, column: Int) {
        let location = locations.location(for: node.positionAfterSkippingLeadingTrivia)
        return (location.line, location.column)
    }

    private func report(_ node: some SyntaxProtocol, _ message: String, isError: Bool = true) {
        let place = place(node)
        problems.append(PrePassProblem(line: place.line, column: place.column, isError: isError, message: message))
    }

    private func blank(_ node: some SyntaxProtocol) {
        edits.append(.blank(range(node), of: bytes))
    }

    private func replace(_ node: some SyntaxProtocol, by text: String) {
        edits.append(.replacement(range(node), of: bytes, by: text))
    }

    // MARK: Conditions

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        var earlier: [String] = []
        for clause in node.clauses {
            let condition = clause.condition.map(\.trimmedDescription)
            let all = earlier.map { "!(\($0))" } + (condition.map { [$0] } ?? [])
            conditions += all
            if let elements = clause.elements { walk(elements) }
            conditions.removeLast(all.count)
            if let condition { earlier.append(condition) }
        }
        return .skipChildren
    }

    // MARK: Imports

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.path.first?.name.text == "UIKit" else { return .skipChildren }
        if conditions.isEmpty { importsUIKit = true }
        // A part of UIKit that has a module of its own on Apple's systems alone.
        if node.importKindSpecifier == nil, node.path.count > 1, let first = node.path.first {
            edits.append(
                .blank(first.name.endPositionBeforeTrailingTrivia.utf8Offset..<range(node).upperBound, of: bytes))
        }
        return .skipChildren
    }

    // MARK: Attributes

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        switch AppleAttribute(node) {
        case nil: return .visitChildren
        case .application: replace(node, by: "@main")
        case .managed:
            report(
                node,
                "There is no Core Data on Linux, so '@NSManaged' has nobody who would keep the property; make it a stored one"
            )
        default: blank(node)
        }
        return .skipChildren
    }

    // MARK: Types

    private func enter(
        _ name: String, _ attributes: AttributeListSyntax, isGeneric: Bool, canHaveTable: Bool,
        isExtension: Bool = false, isPrivate: Bool = false
    ) -> SyntaxVisitorContinueKind {
        let marks = AppleAttribute.all(in: attributes)
        lastNumber += 1
        let outer = scopes.last
        let scope = TypeScope(
            name: name, number: lastNumber, isGeneric: isGeneric || outer?.isGeneric == true,
            isLocal: blockDepths.last != 0 || outer?.isLocal == true,
            canHaveTable: canHaveTable,
            exposesMembers: marks.contains(.membersExposed) || isExtension && marks.contains(.exposed),
            isPrivateExtension: isExtension && isPrivate, outerConditions: conditions.count)
        if let outer {
            outer.inner.append((Array(conditions.dropFirst(outer.outerConditions)), scope))
        } else {
            topScopes.append((conditions, scope))
        }
        scopes.append(scope)
        blockDepths.append(0)
        return .visitChildren
    }

    /// The members for the type go in front of its last brace, and the brace stays in its column.
    private func leave(_ closingBrace: TokenSyntax) {
        blockDepths.removeLast()
        guard let scope = scopes.popLast() else { return }
        let members = writer.members(of: scope)
        guard !members.isEmpty else { return }
        needsUIKit = needsUIKit || scope.hasTables
        let place = place(closingBrace)
        edits.append(
            .insertion(
                at: range(closingBrace).lowerBound,
                "\n" + members + writer.location(place.line) + "\n"
                    + String(repeating: " ", count: max(0, place.column - 1))))
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.attributes, isGeneric: node.genericParameterClause != nil, canHaveTable: true)
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave(node.memberBlock.rightBrace) }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.attributes, isGeneric: node.genericParameterClause != nil, canHaveTable: false)
    }
    override func visitPost(_ node: StructDeclSyntax) { leave(node.memberBlock.rightBrace) }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.attributes, isGeneric: node.genericParameterClause != nil, canHaveTable: false)
    }
    override func visitPost(_ node: EnumDeclSyntax) { leave(node.memberBlock.rightBrace) }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.attributes, isGeneric: node.genericParameterClause != nil, canHaveTable: false)
    }
    override func visitPost(_ node: ActorDeclSyntax) { leave(node.memberBlock.rightBrace) }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            node.extendedType.trimmedDescription, node.attributes, isGeneric: node.genericWhereClause != nil,
            canHaveTable: true, isExtension: true,
            isPrivate: node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) })
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave(node.memberBlock.rightBrace) }

    /// A protocol that is exposed is one of classes, and says so here. Nothing is written into it.
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        if AppleAttribute.all(in: node.attributes).contains(.exposed), node.inheritanceClause == nil {
            edits.append(.insertion(at: range(node.name).upperBound, ":AnyObject"))
        }
        return enter(node.name.text, node.attributes, isGeneric: false, canHaveTable: false)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) {
        blockDepths.removeLast()
        scopes.removeLast()
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "optional" {
            report(
                node,
                "A requirement is optional only with Objective-C's runtime; leave out 'optional', give the method an empty body in an extension of the "
                    + "protocol, and call it without '?'")
        }
        return .skipChildren
    }

    // MARK: Code

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enterBlock() }
    override func visitPost(_ node: CodeBlockSyntax) { leaveBlock() }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterBlock() }
    override func visitPost(_ node: ClosureExprSyntax) { leaveBlock() }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterBlock() }
    override func visitPost(_ node: AccessorBlockSyntax) { leaveBlock() }

    private func enterBlock() -> SyntaxVisitorContinueKind {
        blockDepths[blockDepths.count - 1] += 1
        return .visitChildren
    }

    private func leaveBlock() {
        blockDepths[blockDepths.count - 1] -= 1
    }

    // MARK: Members

    /// The type whose member a declaration is, if its table can have it.
    private func owner(of node: some SyntaxProtocol, _ kind: String) -> TypeScope? {
        guard let scope = scopes.last, blockDepths.last == 0, scope.canHaveTable else { return nil }
        guard scope.isGeneric || scope.isLocal else { return scope }
        if !scope.hasWarned {
            scope.hasWarned = true
            report(
                node,
                "\(kind) of \(scope.isLocal ? "a class in a function" : "a generic class") cannot be found by name; "
                    + "register an ObjectTable of '\(scope.name)' by register()",
                isError: false)
        }
        return nil
    }

    private func entry(_ node: some SyntaxProtocol, in scope: TypeScope, _ code: String) -> TypeScope.Entry {
        TypeScope.Entry(
            conditions: Array(conditions.dropFirst(scope.outerConditions)), line: place(node).line, code: code)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let marks = AppleAttribute.all(in: node.attributes)
        guard let scope = scopes.last, blockDepths.last == 0 else { return .visitChildren }
        let isConnected = !marks.isDisjoint(with: [.outlet, .inspectable, .gameInspectable])
        let isExposed = marks.contains(.exposed) || scope.exposesMembers && !marks.contains(.hidden)
        // Whatever else marks a property may make it one that cannot be set.
        guard isConnected || isExposed && !AppleAttribute.hasOthers(in: node.attributes) else { return .visitChildren }
        let isPrivate = node.modifiers.contains { $0.name.text == "private" || $0.name.text == "fileprivate" }
        guard isConnected || marks.contains(.exposed) || !isPrivate else { return .visitChildren }
        let properties = Property.all(in: node)
        // The getter of a property without an attribute of its own belongs to the class that declares it first.
        let isRead = marks.contains(.exposed) || isExposed && !node.modifiers.contains { $0.name.text == "override" }
        let getters = isRead ? Property.readable(in: node) : []
        guard !properties.isEmpty || !getters.isEmpty,
            let owner = owner(of: node, isConnected ? "An outlet" : "A property")
        else {
            return .visitChildren
        }
        for property in properties {
            let name = SwiftLiteral.string(property.name.filter { $0 != "`" })
            let type = property.type.map { " as " + $0 } ?? ""
            owner.outlets.append(entry(node, in: owner, ".init(\(name)) { $0.\(property.name) = $1\(type) }"))
        }
        for name in getters {
            // A selector of a getter, `#selector(getter: A.b)`, has the property's name.
            let literal = SwiftLiteral.string(name.filter { $0 != "`" })
            owner.actions.append(entry(node, in: owner, ".init(\(literal)) { $0.\(name) }"))
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let scope = scopes.last, blockDepths.last == 0 else { return .visitChildren }
        let method = Method(node)
        if method.attributes.contains(.segueAction) {
            addSegueAction(method, node)
            return .visitChildren
        }
        let isExposed =
            method.isMarked || scope.exposesMembers && !method.attributes.contains(.hidden) && !method.isOverride
        guard isExposed, method.isCallable, let owner = owner(of: node, "A method") else { return .visitChildren }
        let names = method.names.map(SwiftLiteral.string).joined(separator: ", ")
        owner.actions.append(entry(node, in: owner, ".init(\(names)) { \(method.call) }"))
        return .visitChildren
    }

    private func addSegueAction(_ method: Method, _ node: FunctionDeclSyntax) {
        guard (1...3).contains(method.parameters.count) else {
            return report(
                node,
                "A method with '@IBSegueAction' takes a coder, then perhaps the sender, then perhaps the segue's identifier"
            )
        }
        guard let owner = owner(of: node, "A method") else { return }
        owner.segueActions.append(
            entry(node, in: owner, ".init(\(SwiftLiteral.string(method.selectorName))) { \(method.call) }"))
    }

    // MARK: Expressions

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector":
            rewriteSelector(node)
            return .skipChildren
        case "keyPath":
            let parts = node.arguments.first?.expression.trimmedDescription.split(separator: ".") ?? []
            // A key path begins at the properties of the type.
            let path = parts.drop { $0.first?.isUppercase == true }.joined(separator: ".")
            replace(node, by: SwiftLiteral.string(path.filter { !"?!`".contains($0) && !$0.isWhitespace }))
            return .skipChildren
        default:
            return .visitChildren
        }
    }

    private func rewriteSelector(_ node: MacroExpansionExprSyntax) {
        guard let expression = SelectorExpression(node) else {
            return report(node, "'#selector' takes the name of a method, as '#selector(greet(_:))'")
        }
        needsUIKit = true
        replace(node, by: "SEL(\(SwiftLiteral.string(name(of: expression, at: node))))")
    }

    private func name(of expression: SelectorExpression, at node: MacroExpansionExprSyntax) -> String {
        if expression.accessor == "getter" { return expression.base }
        if expression.accessor == "setter" { return ObjectiveCName.setter(of: expression.base) }
        let type = expression.isOfOwnType ? scopes.last?.name : expression.ownerType
        let named =
            type.map { type in
                catalog.methods(
                    ofType: String(type.split(separator: ".").last ?? ""), base: expression.base,
                    labels: expression.labels)
            } ?? []
        let found = named.filter {
            expression.castParameterCount == nil || $0.method.parameters.count == expression.castParameterCount
        }
        let exposed = found.filter { $0.isExposed || $0.method.isOverride }
        if exposed.count == 1, let only = exposed.first {
            // A name that is longer than its place would move what follows: the method answers to the standard one too.
            return "SEL(\"\(only.method.selectorName)\")".utf8.count <= range(node).count
                ? only.method.selectorName : only.method.standardName
        }
        if exposed.isEmpty, expression.labels != nil, let hidden = found.first {
            report(
                node,
                "'#selector' names '\(hidden.method.base)(\(hidden.method.labels.map { $0 + ":" }.joined()))', which is not marked '@objc'"
            )
        }
        if found.isEmpty { check(expression) }
        if let labels = expression.labels { return ObjectiveCName.selector(base: expression.base, labels: labels) }
        return EditingActions.selector(ofBase: expression.base)
    }

    /// Has the compiler look for a method that is not in the file.
    private func check(_ expression: SelectorExpression) {
        // A name that its type has several times is told apart by `as` alone.
        guard let scope = scopes.last, !scope.isLocal, expression.castParameterCount == nil,
            expression.isOfOwnType || expression.ownerType != nil
        else { return }
        let place = place(expression.member)
        scope.checks.append(
            TypeScope.Check(
                conditions: Array(conditions.dropFirst(scope.outerConditions)), line: place.line, column: place.column,
                owner: expression.ownerType,
                member: expression.member.trimmedDescription))
    }
}
