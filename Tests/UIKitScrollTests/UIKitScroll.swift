import ParityScenarios
import Testing
import UIKit
import UIKitTesting

/// The root of the suites about what scrolls: scroll views, tables, collections, pages and pickers. One after the other, for the reason of
/// `UIKitBehaviour`. No controller may outlive its test.
@Suite(
    .serialized, .timeLimit(.minutes(4)),
    OwnUpdates(looksForLeaks: true) {
        UIScreen.main = UIScreen(size: CGSize(width: 1024, height: 640), scale: 1, userInterfaceStyle: .light)
        _ = TraceRecorder.shared.take()
    })
enum UIKitScroll {}
