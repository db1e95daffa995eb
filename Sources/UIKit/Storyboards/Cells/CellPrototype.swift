import StoryboardFormat

/// A cell, header or footer of a file, of which a new one is made for each that is needed.
@MainActor final class CellPrototype {
    private let element: InterfaceElement
    private let source: InterfaceSource
    /// The objects around the view that it is for, which its connections may lead to.
    private let scope: InterfaceScope
    /// The scene that segues of the cells belong to. The scene may hold the view that holds this.
    private weak var scene: ControllerScene?

    init(_ element: InterfaceElement, _ archive: InterfaceArchive) {
        self.element = element
        source = archive.source
        scope = archive.scope
        scene = archive.scene
    }

    /// The identifier by which it is dequeued; nil, with a report, for one that has none.
    var identifier: String? {
        if let identifier = element["reuseIdentifier"], !identifier.isEmpty { return identifier }
        source.report(element, "a prototype without an identifier cannot be dequeued (skipped)")
        return nil
    }

    func make() -> UIView {
        let archive = InterfaceArchive(source, scope: InterfaceScope(parent: scope), scene: scene)
        let view = archive.view(element)
        for connection in archive.finish() { connection.reportOpen(source) }
        return view
    }
}
