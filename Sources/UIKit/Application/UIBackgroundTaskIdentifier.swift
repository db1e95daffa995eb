/// Names a task for which an application has asked to go on in the background, within its process.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number of the task, beginning with 1.
    public let rawValue: Int

    /// An identifier with a number that `UIApplication.beginBackgroundTask(expirationHandler:)` gave.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The identifier of no task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
