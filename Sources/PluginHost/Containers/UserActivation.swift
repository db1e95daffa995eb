import PluginProtocol
import UIKit

/// When the user last did something in the panes of a plugin, or with what it has in the host's bars.
///
/// Browsers keep the same of each page, under this name, and go by it before a page may open a window.
struct UserActivation {
    /// Whether the plugin may act for a second. In a test it may for a minute: what it was made to do is to be seen on a machine that is busy, too.
    var setsDeadlines = true
    private var last: Duration?
    /// Whether the user has got rid of what the plugin had put up, and has begun nothing in its panes since.
    private(set) var isWithdrawn = false

    /// The time that the plugin has to act in answer to it. What takes a plugin longer is not what the user expects to see any more.
    private var duration: Duration { .seconds(setsDeadlines ? 1 : 60) }

    /// - Parameters:
    ///   - input: What goes to the plugin. A pointer that passes, a wheel that turns, and what the host does by itself are no wish for
    ///     something else to be seen.
    ///   - now: By the host's clock.
    mutating func record(_ input: InputRequest, at now: Duration) {
        if isWithdrawn, input.beginsDeed { isWithdrawn = false }
        if !isWithdrawn, input.isDeed { last = now }
    }

    /// The user gets rid of what the plugin has put up. The keys that do it are no wish for more of that.
    mutating func withdraw() {
        last = nil
        isWithdrawn = true
    }

    /// The user has done nothing with the process that comes.
    mutating func forget() {
        last = nil
    }

    func isActive(at now: Duration) -> Bool {
        last.map { now - $0 <= duration } ?? false
    }
}

extension InputRequest {
    /// Whether the user means something by it.
    fileprivate var isDeed: Bool {
        switch self {
        case .deliverTouches(let batch): batch.touches.contains { $0.phase != .cancelled }
        case .deliverPresses(let delivery): delivery.presses.contains { $0.phase != .cancelled }
        case .insertText, .deleteBackward, .setMarkedText, .deleteSurroundingText, .tapBarButton,
            .deliverSecondaryClick, .deliverMiddleClick:
            true
        case .deliverScroll, .scrollLayers, .focusScene, .deliverHover, .unmarkText: false
        }
    }

    /// Whether the user begins something by it, other than to press Escape.
    fileprivate var beginsDeed: Bool {
        switch self {
        case .deliverTouches(let batch): batch.touches.contains { $0.phase == .began }
        case .deliverPresses(let delivery):
            delivery.presses.contains {
                $0.phase == .began && Int($0.key) != UIKeyboardHIDUsage.keyboardEscape.rawValue
            }
        default: isDeed
        }
    }
}
