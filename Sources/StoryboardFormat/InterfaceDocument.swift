/// A storyboard or a xib, as Xcode writes it.
package struct InterfaceDocument: Sendable {
    package enum Kind: Sendable {
        case storyboard, xib
    }

    /// The name of the file, with its extension.
    package let file: String
    package let kind: Kind
    /// The element `document`, with its attributes alone.
    package let root: InterfaceElement
    /// The scenes of a storyboard, in the order of the file.
    package let scenes: [InterfaceScene]
    /// The objects of a xib, placeholders included, in the order of the file.
    package let objects: [InterfaceElement]
    /// The colours that the file has by name, in case that there are none of these names elsewhere.
    package let colors: [String: InterfaceElement]

    private let placesByID: [String: Int]
    private let placesByIdentifier: [String: Int]

    /// - Throws: `InterfaceProblem` where the element is the root of another kind of file.
    package init(_ document: InterfaceElement, file: String) throws {
        self.file = file
        kind = try Self.kind(of: document, file: file)
        root = InterfaceElement(
            name: document.name, attributes: document.attributes, line: document.line, column: document.column)
        scenes = document.members(of: "scenes").compactMap(InterfaceScene.init)
        objects = document.members(of: "objects")
        let resources = document.members(of: "resources").filter { ["systemColor", "namedColor"].contains($0.name) }
        colors = Dictionary(
            resources.compactMap { resource in
                guard let name = resource["name"], let color = resource.child(named: "color") else { return nil }
                return (name, color)
            }
        ) { first, _ in first }
        let places = Array(scenes.enumerated())
        placesByID = Dictionary(places.compactMap { place, scene in scene.id.map { ($0, place) } }) { first, _ in first
        }
        placesByIdentifier = Dictionary(
            places.compactMap { place, scene in
                scene.controller["storyboardIdentifier"].map { ($0, place) }
            }
        ) { first, _ in first }
    }

    private static func kind(of document: InterfaceElement, file: String) throws -> Kind {
        let message: String
        switch (document.name, document["type"]) {
        case ("document", "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"): return .storyboard
        case ("document", "com.apple.InterfaceBuilder3.CocoaTouch.XIB"): return .xib
        case ("document", let type?): message = "\(type) is no kind of file for iOS"
        case ("document", nil): message = "the document does not say of what type it is"
        case ("archive", _): message = "a file of Xcode 4 and before; open and save it with a newer Xcode"
        default: message = "<\(document.name)> is no file of Interface Builder"
        }
        throw InterfaceProblem(file: file, line: document.line, column: document.column, message: message)
    }

    /// The scene whose controller has an id.
    package func scene(id: String) -> InterfaceScene? {
        placesByID[id].map { scenes[$0] }
    }

    /// The scene whose controller code asks for by a name.
    package func scene(identifier: String) -> InterfaceScene? {
        placesByIdentifier[identifier].map { scenes[$0] }
    }

    /// The scene that a storyboard begins with; nil where it names none.
    package var initialScene: InterfaceScene? {
        root["initialViewController"].flatMap(scene(id:))
    }

    /// The names by which code can ask for controllers, in alphabetical order.
    package var identifiers: [String] { placesByIdentifier.keys.sorted() }
}
