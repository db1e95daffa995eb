/// Why a scene could not be had.
public struct UISceneError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The reasons why a scene is not made.
    public enum Code: Int, Sendable {
        /// The application says nothing of scenes, or is a plugin: its host has the windows.
        case multipleScenesNotSupported = 0
        /// The screen could not be opened.
        case requestDenied = 100
    }

    public let code: Code
    /// The sentence that says what went wrong, and how to mend it.
    public let description: String

    package init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }
}
