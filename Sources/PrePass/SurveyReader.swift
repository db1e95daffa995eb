internal import SwiftSyntax

/// Collects what a source mentions.
final class SurveyReader: SyntaxVisitor {
    private let locations: SourceLocationConverter
    private(set) var imports: [SourceSurvey.Mention] = []
    private(set) var names: [SourceSurvey.Mention] = []
    private(set) var declarations: Set<String> = []
    private(set) var isEntry = false

    init(_ source: SourceFileSyntax, path: String) {
        locations = SourceLocationConverter(fileName: path, tree: source)
        super.init(viewMode: .sourceAccurate)
        walk(source)
    }

    private func mention(_ name: String, _ node: some SyntaxProtocol) -> SourceSurvey.Mention {
        SourceSurvey.Mention(name: name, line: locations.location(for: node.positionAfterSkippingLeadingTrivia).line)
    }

    /// Code for other systems is left out, as far as the condition says so by itself.
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        node.clauses.contains { $0.condition?.trimmedDescription.contains("canImport") == true }
            ? .skipChildren : .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first?.name { imports.append(mention(module.text, module)) }
        return .skipChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if ["main", "UIApplicationMain"].contains(node.attributeName.trimmedDescription) { isEntry = true }
        // The pre-pass knows what to do with Apple's own; the name of another one is that of a type.
        return AppleAttribute(node) == nil ? .visitChildren : .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        note(node.name)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        note(node.baseName)
        return .visitChildren
    }

    private func note(_ name: TokenSyntax) {
        if name.text.contains(/^(UI|CA)[A-Z]/) { names.append(mention(name.text, name)) }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }

    private func declare(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        declarations.insert(name.text)
        return .visitChildren
    }
}
