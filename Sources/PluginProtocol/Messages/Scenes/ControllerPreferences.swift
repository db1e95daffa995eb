/// The preferences of a scene's controller: for what a system shows over it, for bars around it, for turning, for unwinding, and for the sheet that it is
/// on. A preference that is nil is as it is of a controller that says nothing.
package struct ControllerPreferences: Hashable, Sendable {
    package enum StatusBarStyle: Hashable, Sendable {
        /// For a dark ground.
        case lightContent
        /// For a light ground.
        case darkContent
    }

    /// A set of ways to be up, one bit each.
    package struct Orientations: OptionSet, Hashable, Sendable {
        package let rawValue: UInt32

        package init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        package static let portrait = Self(rawValue: 1 << 0)
        package static let portraitUpsideDown = Self(rawValue: 1 << 1)
        package static let landscapeRight = Self(rawValue: 1 << 2)
        package static let landscapeLeft = Self(rawValue: 1 << 3)
        package static let all: Self = [.portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft]
    }

    /// A set of edges of its view, one bit each.
    package struct Edges: OptionSet, Hashable, Sendable {
        package let rawValue: UInt32

        package init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        package static let top = Self(rawValue: 1 << 0)
        package static let left = Self(rawValue: 1 << 1)
        package static let bottom = Self(rawValue: 1 << 2)
        package static let right = Self(rawValue: 1 << 3)
        package static let all: Self = [.top, .left, .bottom, .right]
    }

    package var statusBarStyle: StatusBarStyle?
    package var isStatusBarHidden: Bool?
    package var isHomeIndicatorAutoHidden: Bool?
    /// Never empty.
    package var orientations: Orientations?
    /// Whether it turns with a device.
    package var autorotates: Bool?
    /// Where its view goes below bars.
    package var extendedEdges: Edges?
    /// Whether it goes below bars there that are not translucent.
    package var extendsBelowOpaqueBars: Bool?
    /// Whether its user may not end its presentation.
    package var isModalInPresentation: Bool?
    /// The names of the methods to which unwind segues may lead in it, and in all that is in it.
    package var unwindActions: [String] = []
    /// The sheet on which the host presents it for another controller of the plugin.
    package var sheet: SheetDescription?

    /// How many of them there may be. Those that come after are not told.
    package static let mostUnwindActions = 64

    package init() {}
}

extension ControllerPreferences: CustomStringConvertible {
    package var description: String {
        let words = [
            statusBarStyle.map { $0 == .lightContent ? "a light status bar" : "a dark status bar" },
            isStatusBarHidden.map { $0 ? "no status bar" : "a status bar" },
            isHomeIndicatorAutoHidden.map { $0 ? "no home indicator" : "a home indicator" },
            orientations.map { "orientations \($0.rawValue)" },
            autorotates.map { $0 ? "turns" : "stays as it is" },
            extendedEdges.map { "below bars at edges \($0.rawValue)" },
            extendsBelowOpaqueBars.map { $0 ? "below opaque bars" : "not below opaque bars" },
            isModalInPresentation.map { $0 ? "modal" : "not modal" },
            unwindActions.isEmpty ? nil : "unwinds to \(unwindActions.map(TraceText.quoted).joined(separator: " "))",
            sheet.map { "a sheet: \($0)" },
        ]
        return words.compactMap(\.self).joined(separator: ", ")
    }
}
