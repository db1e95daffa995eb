import Testing
import UIKitTesting

/// The root of every suite with a host and its plugins in one process. One after the other: they share UIKit's
/// application, screen and update cycle.
@Suite(.serialized, OwnUpdates(looksForLeaks: true), .timeLimit(.minutes(4))) enum HostAndPlugin {}
