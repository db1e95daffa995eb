import Foundation
import UIKit

/// Changes its colour with each touch, and keeps it for the next process.
class TogglingViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        restorationIdentifier = "toggle"
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(view.backgroundColor == .white, forKey: "isWhite")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        view.backgroundColor = coder.decodeBool(forKey: "isWhite") ? .white : .black
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        view.backgroundColor = view.backgroundColor == .black ? .white : .black
    }
}
