import UIKit

/// A controller of a storyboard that makes itself anew, and keeps one number.
class StoryboardPage: UIViewController, UIViewControllerRestoration {
    private static let numberKey = "MyViewControllerNumber"

    var number = 0

    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
        let storyboard = coder.decodeObject(forKey: UIApplication.stateRestorationViewControllerStoryboardKey)
        guard let storyboard = storyboard as? UIStoryboard, let last = identifierComponents.last else { return nil }
        let page = storyboard.instantiateViewController(withIdentifier: last)
        page.restorationIdentifier = last
        page.restorationClass = StoryboardPage.self
        return page
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(Int32(number), forKey: Self.numberKey)
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        number = Int(coder.decodeCInt(forKey: Self.numberKey))
    }
}
