/// The looks that an app has given to the views of a class, wherever they are or in certain containers.
@MainActor final class AppearanceRule {
    /// The value of a property, and how a view gets it.
    struct Setting {
        let value: Any?
        let apply: (UIView) -> Void
    }

    /// The class and the containers of a rule, of which each combination has one rule.
    struct Key: Hashable {
        let type: ObjectIdentifier
        let containers: [ObjectIdentifier]

        init(_ type: AnyClass, _ containers: [any UIAppearanceContainer.Type]) {
            self.type = ObjectIdentifier(type)
            self.containers = containers.map { ObjectIdentifier($0) }
        }
    }

    let type: UIView.Type
    /// The containers from the inside out.
    let containers: [any UIAppearanceContainer.Type]
    /// Rules are counted as they are made.
    let number: Int
    var settings: [LookProperties: Setting] = [:]

    init(_ type: UIView.Type, in containers: [any UIAppearanceContainer.Type], number: Int) {
        self.type = type
        self.containers = containers
        self.number = number
    }

    /// Returns the places of the containers in a hierarchy, the outermost first, each as far out as it can be; nil where one is missing.
    ///
    /// - Parameter hierarchy: All that a view is in, from the outside in.
    func places(in hierarchy: [AnyObject]) -> [Int]? {
        var places: [Int] = []
        var rest = hierarchy[...]
        for container in containers.reversed() {
            guard let place = rest.firstIndex(where: { Self.isInstance($0, of: container) }) else { return nil }
            places.append(place)
            rest = hierarchy[(place + 1)...]
        }
        return places
    }

    private static func isInstance(_ object: AnyObject, of container: any UIAppearanceContainer.Type) -> Bool {
        func check<Container: UIAppearanceContainer>(_ type: Container.Type) -> Bool { object is Container }
        return check(container)
    }
}
