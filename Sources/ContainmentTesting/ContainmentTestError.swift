/// Why a test of containment cannot go on: what was looked for and what there is instead, and how to mend it where that is known.
public struct ContainmentTestError: Error, Hashable, CustomStringConvertible {
    /// The kind of a failure, as an open list: more may come.
    public struct Code: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A plugin is not there, or has no such controller.
        public static let noPlugin = Code(rawValue: "no-plugin")
        /// No window is that large or that small.
        public static let badSize = Code(rawValue: "bad-size")
        /// The test has another host that is not closed.
        public static let secondHost = Code(rawValue: "second-host")
        /// The host was closed.
        public static let closed = Code(rawValue: "closed")
        /// The test waited for something that did not happen in time.
        public static let timedOut = Code(rawValue: "timed-out")
        /// The pane's plugin ended, or never got as far as showing something.
        public static let notShown = Code(rawValue: "not-shown")
        /// Nothing fits the query.
        public static let noElement = Code(rawValue: "no-element")
        /// Several elements fit the query.
        public static let severalElements = Code(rawValue: "several-elements")
        /// Nothing is presented, or nothing of the kind that was asked for.
        public static let notPresented = Code(rawValue: "not-presented")
        /// The controller is still presented after an act that was to dismiss it.
        public static let notDismissed = Code(rawValue: "not-dismissed")
        /// The element's value is nothing that a finger could set.
        public static let notAdjustable = Code(rawValue: "not-adjustable")
        /// The host's clock is real, and cannot be told what time it is.
        public static let realClock = Code(rawValue: "real-clock")
        /// The element cannot be reached by a finger or a wheel, or nobody made use of it.
        public static let notHittable = Code(rawValue: "not-hittable")
        /// A key that was pressed had no use, or a text that was typed had no taker.
        public static let notHandled = Code(rawValue: "not-handled")
        /// A picture differs from the one that was recorded.
        public static let otherPicture = Code(rawValue: "other-picture")
        /// A picture could not be read or written.
        public static let noPicture = Code(rawValue: "no-picture")
        /// A file is no recording, or cannot be read.
        public static let noRecording = Code(rawValue: "no-recording")
        /// A controller does not behave the same at home and in a plugin.
        public static let noParity = Code(rawValue: "no-parity")
        /// The process is not there to do something with.
        public static let noProcess = Code(rawValue: "no-process")
    }

    /// The kind of failure, by which a program tells one from another.
    public let code: Code
    /// The sentence for a person: what failed, where, and how to mend it.
    public let message: String

    /// Makes an error of a kind, with the sentence that says what happened.
    public init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    public var description: String {
        message
    }
}
