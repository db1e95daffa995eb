/// An activity of the user, as one scene tells it to the next: its kind, and what it takes to go on with it.
///
/// Foundation has it on Apple's systems only. It stays within its program: nothing is handed to another device, searched or kept.
open class NSUserActivity: NSObject {
    /// The kind of the activity, as in `org.example.edit`.
    public let activityType: String
    /// For a person to read.
    open var title: String?
    /// The facts that it takes to go on, of types that a property list has.
    open var userInfo: [AnyHashable: Any]?

    public init(activityType: String) {
        self.activityType = activityType
    }

    /// Adds entries, over those with the same keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
}
