import StoryboardFormat

/// The attributes that an element gives an object of a class, read as far as they can be before there is the object.
@MainActor final class ElementPreparation {
    /// A name in an element that the tables of the class do not have.
    private struct Unknown {
        /// The child that it is the name of, or nil for an attribute of the element itself.
        let child: InterfaceElement?
        let kind: String
        let name: String
    }

    private let source: InterfaceSource.Identity
    private let objectClass: AnyClass
    private let unknown: [Unknown]
    /// The prepared attributes of the class's tables, those of the least derived class first.
    let attributes: [AnyPreparedAttributes]
    let runtimeAttributes: [InterfaceElement]
    let connections: [InterfaceElement]
    let hasConstraints: Bool
    /// Whether the margins of a view are those of readable content.
    let followsReadableWidth: Bool
    let isVaried: Bool

    init(_ element: InterfaceElement, _ objectClass: AnyClass, _ source: InterfaceSource) {
        self.source = source.identity
        self.objectClass = objectClass
        attributes = AttributeTables.shared.chain(of: objectClass).map { $0.attributes(of: element, source) }
        runtimeAttributes = element.members(of: "userDefinedRuntimeAttributes")
        connections = element.members(of: "connections")
        hasConstraints = element.child(named: "constraints") != nil
        followsReadableWidth = element.isSet("layoutMarginsFollowReadableWidth")
        isVaried = element.child(named: "variation") != nil
        unknown = Self.unknown(in: element, AttributeTables.shared.names(of: objectClass))
    }

    /// Returns whether it was made for objects of a class, and of this source.
    func isAbout(_ objectClass: AnyClass, _ source: InterfaceSource) -> Bool {
        self.objectClass == objectClass && self.source === source.identity
    }

    private static func unknown(in element: InterfaceElement, _ names: Set<String>) -> [Unknown] {
        var unknown = element.attributes.keys.filter { !names.contains($0) }.map {
            Unknown(child: nil, kind: "attribute", name: $0)
        }
        for child in element.children where child.name != "variation" {
            if let key = child.key {
                if !names.contains(key), child.name != "nil" {
                    unknown.append(Unknown(child: child, kind: "key of an element in \(element.name)", name: key))
                }
            } else if !names.contains(child.name) {
                unknown.append(Unknown(child: child, kind: "element in \(element.name)", name: child.name))
            }
        }
        return unknown
    }

    /// Reports what the tables of the class do not have.
    func reportUnknown(in element: InterfaceElement, _ source: InterfaceSource) {
        for name in unknown { source.reportUnknown(name.child ?? element, name.kind, name.name) }
    }
}
