import UIKit

/// Traps when its view has loaded.
final class CrashingViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        fatalError("the fixture crashes as it was told")
    }
}
