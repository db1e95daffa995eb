extension UIAccessibility {
    /// The kind of what an app tells assistive programs, by `post(notification:argument:)`.
    ///
    /// Apple does not publish the raw values of its kinds. Mullion's are its own.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// A new view covers much of the screen. The argument is the element to go to, or a text to be read, or nil.
        public static let screenChanged = Notification(rawValue: 1)
        /// Something on the screen has moved, come or gone. The argument is the element to go to, or a text to be read, or nil.
        public static let layoutChanged = Notification(rawValue: 2)
        /// A text is to be read that is nowhere on the screen. The argument is the text.
        public static let announcement = Notification(rawValue: 3)
        /// A scroll has come to its end. The argument is a text that says where that is.
        public static let pageScrolled = Notification(rawValue: 4)
        /// An assistive program is to pause. The argument is the program's identifier.
        public static let pauseAssistiveTechnology = Notification(rawValue: 5)
        /// A paused assistive program is to go on. The argument is the program's identifier.
        public static let resumeAssistiveTechnology = Notification(rawValue: 6)
    }
}
