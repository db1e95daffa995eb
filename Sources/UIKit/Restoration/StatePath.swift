/// The place of a controller among those that keep a state: the identifiers from the first of them down to it (REST-08).
struct StatePath: Hashable {
    /// The identifiers, as a restoration class and the application's delegate get them.
    let components: [String]
    /// The identifiers joined by `/`, which no two controllers have alike; a slash within an identifier is escaped. Among several with one identifier
    /// on a stack the second has `//1` after it, the third `//2` and so on, so that what was kept is found again by a build in which the stack has
    /// other pages in between.
    let key: String

    init(root identifier: String, place: Int = 0) {
        components = [identifier]
        key = Self.key(Self.escaped(identifier), place)
    }

    init(components: [String], key: String) {
        self.components = components
        self.key = key
    }

    /// Returns the path of a child.
    ///
    /// - Parameter place: How many of its siblings with the same identifier come before it.
    func child(_ identifier: String, place: Int) -> StatePath {
        StatePath(components: components + [identifier], key: Self.key("\(key)/\(Self.escaped(identifier))", place))
    }

    /// Returns the key of a view of the controller.
    func view(_ identifier: String) -> String { "\(key)\(Self.viewMark)\(Self.escaped(identifier))" }

    /// Whether a key is that of a controller below the one with the key `parent`: `//` goes on to one of its siblings.
    static func isKey(_ key: String, below parent: String) -> Bool {
        key.hasPrefix(parent + "/") && !key.hasPrefix(parent + "//")
    }

    /// The mark between the key of a controller and the identifier of a view. No identifier is empty or has a slash in a key, so the mark stands in no
    /// key of a controller.
    static let viewMark = "///"

    private static func escaped(_ identifier: String) -> String {
        identifier.replacing("%", with: "%25").replacing("/", with: "%2F")
    }

    private static func key(_ key: String, _ place: Int) -> String { place == 0 ? key : "\(key)//\(place)" }
}
