/// The identity of a scene: it is there before the scene connects, and when it has gone.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    /// The purpose of a scene. Programs here have windows and nothing else.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A window that is used by itself.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// While it is connected.
    open package(set) weak var scene: UIScene?
    public let role: Role
    open package(set) var configuration: UISceneConfiguration
    /// Another for each session; a session does not outlive its program.
    public let persistentIdentifier = UUID().uuidString
    /// Values that the application keeps with the session.
    open var userInfo: [String: Any]?

    /// Where the scene is shown.
    let screen: UIScreen

    init(role: Role, screen: UIScreen) {
        self.role = role
        self.screen = screen
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
    }
}
