extension InterfaceDocument {
    /// The ids by which connections, constraints and variations refer to objects, and those of the objects at the top of scenes and xibs, which are
    /// few. Nobody looks for any other object.
    package var referencedIDs: Set<String> {
        var ids: Set<String> = []
        func add(_ element: InterfaceElement) {
            switch element.name {
            case "connections", "constraints":
                for child in element.children {
                    for (name, value) in child.attributes where name != "id" { ids.insert(value) }
                }
            default: break
            }
            // A variation takes subviews out of the hierarchy, and brings them in at their places.
            if element.child(named: "variation") != nil {
                ids.formUnion(element.members(of: "subviews").compactMap(\.id))
            }
            element.children.forEach(add)
        }
        let top = scenes.flatMap { [$0.controller] + $0.others } + objects
        ids.formUnion(top.compactMap(\.id))
        top.forEach(add)
        return ids
    }
}
