import PluginHost
import QuartzCore
import UIKit

/// An act of one finger or two, as far as it matters for who can make use of it.
enum TouchAct {
    case tap
    case doubleTap
    case press
    case drag
    case pinch
    /// A drag that is to move the knob of a slider.
    case adjustment

    /// The act in words that fit into “nobody made use of the tap on the button”.
    var words: String {
        switch self {
        case .tap: "tap on"
        case .doubleTap: "double tap on"
        case .press: "press on"
        case .drag: "drag from"
        case .pinch: "pinch on"
        case .adjustment: "drag that was to adjust"
        }
    }

    /// The act in words that fit into “does not handle taps”.
    var plural: String {
        switch self {
        case .tap: "taps"
        case .doubleTap: "double taps"
        case .press: "presses"
        case .drag, .adjustment: "drags"
        case .pinch: "pinches"
        }
    }

    /// How many of its touches reach the window where nobody makes use of any. Of several fingers the first one counts: a view hears of
    /// the others only if it asks for them.
    var fewestTouches: Int {
        self == .doubleTap ? 2 : 1
    }

    private var moves: Bool {
        switch self {
        case .drag, .pinch, .adjustment: true
        case .tap, .doubleTap, .press: false
        }
    }

    /// The kinds of gestures that make use of it in a plugin, where there are any: the plugin does not tell whether they came about.
    var gestures: GestureUse {
        moves ? [.pans, .swipes] : .taps
    }

    /// Whether a gesture recogniser may have made use of a touch that has come through to the window, or may do so yet.
    ///
    /// One that recognises its gesture takes the touch from the views, if it cancels touches; then the window does not hear the end of it.
    @MainActor func mayBeUsed(by recognizer: UIGestureRecognizer) -> Bool {
        switch recognizer {
        case is GestureClaim, is PaneDrag:
            // These stand for what the pane's plugin has, and the plugin's answer says whether that makes use of the touch.
            false
        case is UITapGestureRecognizer:
            // It may wait for more taps, or for another recogniser.
            !moves
        case is UILongPressGestureRecognizer:
            self == .press && !recognizer.cancelsTouchesInView
        case is UIPanGestureRecognizer, is UISwipeGestureRecognizer, is UIPinchGestureRecognizer,
            is UIRotationGestureRecognizer:
            moves && !recognizer.cancelsTouchesInView
        default:
            true
        }
    }
}
