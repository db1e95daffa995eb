import QuartzCore

/// What became of input in the plugin.
package struct InputAnswer: Hashable, Sendable {
    package var isHandled: Bool
    /// What was hit makes use of these itself; empty but for touches that begin.
    package var gestures: GestureUse
    /// What is left of scrolling that was handled, in points.
    package var scrollRest: CGVector
    /// Where a layer that was let go shall come to rest; nil where it was going to anyway.
    package var scrollTarget: CGPoint?

    /// Nobody handled it.
    package static let unhandled = InputAnswer(isHandled: false)

    package init(isHandled: Bool, gestures: GestureUse = [], scrollRest: CGVector = .zero, scrollTarget: CGPoint? = nil)
    {
        self.isHandled = isHandled
        self.gestures = gestures
        self.scrollRest = scrollRest
        self.scrollTarget = scrollTarget
    }
}

extension InputAnswer: CustomStringConvertible {
    package var description: String {
        let names: [(GestureUse, String)] = [(.taps, "taps"), (.pans, "pans"), (.swipes, "swipes")]
        let rest = scrollRest == .zero ? [] : ["rest: \(scrollRest.dx),\(scrollRest.dy)"]
        let target = scrollTarget.map { ["target: \(TraceText.point($0))"] } ?? []
        return (["\(isHandled)"] + names.filter { gestures.contains($0.0) }.map(\.1) + rest + target).joined(
            separator: ", ")
    }
}
