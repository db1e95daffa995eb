// Objects that touch UIKit when they end.

import UIKit

@MainActor final class EndingController: UIViewController {
    private var observers: [NSObjectProtocol] = []
    isolated deinit { observers.forEach(NotificationCenter.default.removeObserver) }
}
