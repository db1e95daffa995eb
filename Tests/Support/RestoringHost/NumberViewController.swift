import UIKit

/// A page that keeps a number.
final class NumberViewController: UIViewController, UIViewControllerRestoration {
    var number = 0

    init(_ identifier: String) {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = identifier
        // The list is there by default.
        if identifier != "list" { restorationClass = NumberViewController.self }
    }

    required init?(coder: NSCoder) {
        nil
    }

    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
        identifierComponents.last.map { NumberViewController($0) }
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(number, forKey: "number")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        number = coder.decodeInteger(forKey: "number")
    }
}
