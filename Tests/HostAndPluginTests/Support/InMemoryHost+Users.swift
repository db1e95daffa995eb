import HostStaging
import UIKit
import UIKitTesting

/// The deeds of a user at the window of an in-memory host.
extension InMemoryHost {
    /// Presses the Escape key a number of times, with everything done that follows from each.
    func pressEscape(_ count: Int = 1) {
        for _ in 0..<count {
            stage.keyUp(stage.keyDown(.keyboardEscape))
            settle()
        }
    }

    /// Lets everything that moves come to its end.
    func rest(_ frames: ManualFrameClock) {
        settle()
        frames.advance(by: .seconds(2))
        settle()
    }
}
