import ParityScenarios
import RemotePlacements
import Testing
import UIKit
import UIKitTesting

extension Trait where Self == OwnUpdates {
    /// Gives each test the same screen and every placement, besides updates of its own. No controller may outlive its test.
    static var uiKitEnvironment: OwnUpdates {
        OwnUpdates(looksForLeaks: true) {
            RemotePlacements.install()
            UIScreen.main = UIScreen(size: CGSize(width: 1024, height: 640), scale: 1, userInterfaceStyle: .light)
            _ = TraceRecorder.shared.take()
        }
    }
}
