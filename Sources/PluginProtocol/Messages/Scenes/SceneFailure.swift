/// Why a scene could not be opened.
package struct SceneFailure: Error, Hashable, Sendable, CustomStringConvertible {
    package var code: Code
    /// A sentence for a person.
    package var message: String

    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    /// One scene more than the `limit` that may be open at a time.
    package static func tooManyScenes(limit: Int) -> SceneFailure {
        SceneFailure(
            .tooManyScenes,
            "No more than \(limit) panes of a plugin can be open at a time. Close one of them, then retry.")
    }

    package var description: String {
        "\(code): \(message)"
    }

    /// A number that is not listed here comes from a newer plugin.
    package struct Code: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
        package let rawValue: Int

        package init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The plugin has no controller of that name.
        package static let unknownController = Code(rawValue: 1)
        /// The plugin has the controller and could not make it.
        package static let controllerFailed = Code(rawValue: 2)
        /// As many scenes are open as the host allows.
        package static let tooManyScenes = Code(rawValue: 3)
        /// There is no such offer.
        package static let unknownOffer = Code(rawValue: 4)

        package var description: String {
            switch self {
            case .unknownController: "unknown controller"
            case .controllerFailed: "controller failed"
            case .tooManyScenes: "too many scenes"
            case .unknownOffer: "unknown offer"
            default: "code \(rawValue)"
            }
        }
    }
}
