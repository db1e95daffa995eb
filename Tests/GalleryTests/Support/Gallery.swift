import Testing
import UIKitTesting

/// The root of the gallery's suites. One after the other: they share UIKit's application, screen and update cycle.
@Suite(.serialized, .ownUpdates, .timeLimit(.minutes(4))) enum Gallery {}
