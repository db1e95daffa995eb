import Diagnostics

/// Tells of uses that UIKit does not allow, where Apple's would throw an exception or behave oddly.
@MainActor package enum UsageDiagnostic {
    package enum Rule: String, Sendable {
        /// A view or layer inside itself.
        case cycle
        /// A controller's view was put on screen without a parent-child relationship (CONT-06, HIER-11).
        case viewWithoutParentRelation
        /// A view was given to a second controller (ROLE-09).
        case viewOfAnotherController
        /// The relationship was ended while the child's view was still in place (CONT-16).
        case viewLeftBehind
        /// `loadView()` ended without a view, or asked for the view that it was to make.
        case noViewLoaded
        /// A transition was ended that had not begun, or twice, or was never ended.
        case unbalancedAppearance
        /// A container showed a child, and never told it `didMove(toParent:)` (CONT-10).
        case missingDidMove
        /// A transition between controllers that cannot be made (CONT-21).
        case invalidTransition
        /// A navigation controller was to have what it cannot have on its stack.
        case invalidNavigation
        /// A controller was pushed while another push was still to be seen.
        case pushDuringPush
        /// A split view controller was to show what it cannot.
        case invalidSplit
        /// A tab bar controller was to have or to select what cannot be one of its tabs.
        case invalidTab
        /// The application launched with a window that shows no controller (ROLE-15).
        case windowWithoutRoot
        /// A controller supports no orientation that the application supports.
        case noCommonOrientation
        /// A coordinate is infinite or not a number.
        case notFinite
        /// Required constraints contradict each other.
        case unsatisfiableConstraints
        /// Constraints leave frames open, and `MULLION_AMBIGUITY=1` asked to be told.
        case ambiguousLayout
        /// A constraint was to become active between views that are in no hierarchy together.
        case constraintWithoutCommonAncestor
        /// A constraint compares what cannot be compared, or has a number that is not finite.
        case invalidConstraint
        /// A constraint compares a place across with one down.
        case crossedAxes
        /// A visual format that cannot be read.
        case visualFormat
        /// Layout did not come to rest.
        case endlessLayout
        /// `layerClass` is no class of layers.
        case invalidLayerClass
        /// A recogniser was asked for something impossible.
        case invalidGesture
        /// A controller was to be presented that cannot be, or from where nothing can be presented.
        case invalidPresentation
        /// An alert was to have an action that it cannot have, or to prefer one that it has not got.
        case invalidAlert
        /// A controller was to be shown, and no container shows it.
        case nobodyShows
        /// Two controllers have the same restoration path (REST-10).
        case restorationPathTwice
        /// A controller cannot get back what it had kept, because that is no archive, or one of another class (REST-38).
        case unreadableState
        /// A state was to be kept under a key of UIKit's own (REST-35).
        case reservedStateKey
        /// A restoration class that a later process could not find by its name.
        case invalidRestorationClass
        /// A scene was asked for that cannot be had, or its delegate cannot be made.
        case noScene
        /// A table was asked for what it has not got, or its data source gave what no table can show.
        case invalidTable
        /// A collection view was asked for what it has not got, or its data source or layout gave what none can show.
        case invalidCollection
        /// A snapshot was to have an identifier twice, or one that it has not got.
        case invalidSnapshot
        /// An app changes a text again and again while it hears of its changes.
        case endlessEditing
        /// An undo manager was asked for what its groups do not allow.
        case invalidUndo
        /// A pasteboard was to hold, or a text to take from one, what it cannot.
        case invalidPasteboard
        /// A drag was to carry or show what it cannot.
        case invalidDrag
        /// A plugin read the pasteboard before its host had sent what lies there.
        case unreadPasteboard
        /// A list cell was to have an accessory of the system twice.
        case invalidAccessory
        /// A page view controller was to show what it cannot, or its data source named a page that cannot be there.
        case invalidPages
        /// A view was added to a visual effect view itself, beside its content view.
        case viewBesideContent
        /// A view was given a content configuration that it cannot show.
        case invalidConfiguration
        /// An object was sent a selector that it has no method for.
        case unrecognizedSelector
        /// A method or property was to have a value of another type than it takes.
        case unsuitableArgument
        /// A storyboard or xib has what UIKit does not know or cannot use, or there is none of a name.
        case invalidInterface
        /// A plugin made a window of its own, which its host does not show.
        case windowNotShown
    }

    /// Whether windows report what their constraints leave open, each time their layout has come to rest; asked for by
    /// `MULLION_AMBIGUITY=1`. Finding it out takes longer than the layout itself.
    package static var reportsAmbiguity = EnvironmentOptions.current.reportsAmbiguity

    /// Sees every report, beside the log; tests listen here.
    package static var observer: ((Rule, String) -> Void)?

    package static func report(_ rule: Rule, _ message: String) {
        // A line of the log is one line: a report of several is as many lines of the log.
        for line in message.split(separator: "\n", omittingEmptySubsequences: false) {
            Log.controllers.warning("\(line)")
        }
        observer?(rule, message)
    }
}
