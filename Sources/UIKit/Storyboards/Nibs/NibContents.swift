import StoryboardFormat

/// Makes the objects of a xib once.
@MainActor struct NibContents {
    private let source: InterfaceSource
    private let owner: AnyObject?
    private let externals: [String: Any]
    private let archive: InterfaceArchive
    private let scope = InterfaceScope()

    init(_ source: InterfaceSource, owner: AnyObject?, options: [UINib.OptionsKey: Any]?) {
        self.source = source
        self.owner = owner
        externals = options?[.externalObjects] as? [String: Any] ?? [:]
        archive = InterfaceArchive(source, scope: scope)
    }

    /// - Parameter install: Is told of the objects once they are made, before they are connected.
    func make(_ install: ([AnyObject]) -> Void = { _ in }) -> [Any] {
        for element in source.document.objects where element.name == "placeholder" { register(element) }
        let objects = source.document.objects.compactMap { element in
            element.name == "placeholder" && isGiven(element) ? nil : archive.object(element)
        }
        install(objects)
        for connection in archive.finish() { connection.reportOpen(source) }
        return objects
    }

    private func isGiven(_ element: InterfaceElement) -> Bool {
        element["placeholderIdentifier"] == "IBFilesOwner" || external(element) != nil
    }

    private func external(_ element: InterfaceElement) -> AnyObject? {
        element["placeholderIdentifier"].flatMap { externals[$0] }.map { $0 as AnyObject }
    }

    private func register(_ element: InterfaceElement) {
        guard let object = element["placeholderIdentifier"] == "IBFilesOwner" ? owner : external(element) else {
            return
        }
        scope.add(object, id: element.id)
        archive.connect(object, element.members(of: "connections"))
    }
}
