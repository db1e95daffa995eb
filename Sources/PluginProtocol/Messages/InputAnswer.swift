/// What became of input in the plugin.
package struct InputAnswer: Hashable, Sendable {
    /// Gestures that recognisers of the host leave to the plugin.
    package struct Gestures: OptionSet, Hashable, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) {
            self.rawValue = rawValue
        }

        package static let taps = Gestures(rawValue: 1)
        package static let pans = Gestures(rawValue: 2)
        package static let swipes = Gestures(rawValue: 4)
    }

    package var isHandled: Bool
    /// What was hit makes use of these itself; empty but for touches that begin.
    package var gestures: Gestures

    /// Nobody handled it.
    package static let unhandled = InputAnswer(isHandled: false)

    package init(isHandled: Bool, gestures: Gestures = []) {
        self.isHandled = isHandled
        self.gestures = gestures
    }
}

extension InputAnswer: CustomStringConvertible {
    package var description: String {
        let names: [(Gestures, String)] = [(.taps, "taps"), (.pans, "pans"), (.swipes, "swipes")]
        return (["\(isHandled)"] + names.filter { gestures.contains($0.0) }.map(\.1)).joined(separator: ", ")
    }
}
