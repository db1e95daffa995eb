internal import SwiftSyntax

/// The methods of the types that a source declares or extends, by the last part of the type's name.
final class MethodCatalog: SyntaxVisitor {
    private(set) var methods: [String: [(method: Method, isExposed: Bool)]] = [:]
    private var types: [(name: String, exposesMembers: Bool)] = []

    init(_ source: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(source)
    }

    /// The methods of a type that a name means.
    ///
    /// - Parameter labels: Nil stands for all.
    func methods(ofType type: String, base: String, labels: [String]?) -> [(method: Method, isExposed: Bool)] {
        (methods[type] ?? []).filter { $0.method.base == base && (labels == nil || $0.method.labels == labels) }
    }

    private func enter(_ name: String, _ attributes: AttributeListSyntax, isExtension: Bool = false)
        -> SyntaxVisitorContinueKind
    {
        let marks = AppleAttribute.all(in: attributes)
        let last = name.split(separator: ".").last.map(String.init) ?? name
        types.append((last, marks.contains(.membersExposed) || isExtension && marks.contains(.exposed)))
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.attributes) }
    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.attributes)
    }
    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.attributes) }
    override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.attributes) }
    override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        // The requirements of a protocol that is exposed are.
        let marks = AppleAttribute.all(in: node.attributes)
        types.append((node.name.text, marks.contains(.exposed)))
        return .visitChildren
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.trimmedDescription, node.attributes, isExtension: true)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let type = types.last else { return .visitChildren }
        let method = Method(node)
        let isHidden = method.attributes.contains(.hidden)
        methods[type.name, default: []].append((method, method.isMarked || type.exposesMembers && !isHidden))
        return .visitChildren
    }
}
