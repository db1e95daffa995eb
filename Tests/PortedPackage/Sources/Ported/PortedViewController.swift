import UIKit

final class PortedViewController: UIViewController {
    let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        button.addTarget(self, action: "press", for: .touchUpInside)
        let tap = UITapGestureRecognizer(target: self, action: "press")
        tap.addTarget(self, action: "press")
        let alert = UIAlertController(title: "", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "", style: .default) { _ in })
        present(alert, animated: true)
        dismiss(animated: true)
        _ = UIBarButtonItem(title: "", style: .plain, target: self, action: "")
        _ = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: "")
        edgesForExtendedLayout = []
        extendedLayoutIncludesOpaqueBars = true
        navigationController?.navigationBar.isTranslucent = false
        modalPresentationStyle = .formSheet
        sheetPresentationController?.detents = [.medium(), .large()]
        UINavigationBar.appearance().tintColor = .red
        _ = UIBarButtonItem.appearance()  // hint: appearance of a bar
        tabBarController?.tabs = []  // hint: viewControllers has the tabs
        performSegue(withIdentifier: "next", sender: self)
    }
}

// What an app declares of a missing class is told as its use is: the only errors here are the hints.
protocol Reusable { static var reuseIdentifier: String { get } }
extension UITab: Reusable { static var reuseIdentifier: String { "tab" } }  // hint: viewControllers

func make() -> [AnyObject] {
    [
        UIActivityViewController(activityItems: [""], applicationActivities: nil),
        UISearchController(searchResultsController: nil),
        UITab(title: "", image: nil, identifier: "") { _ in UIViewController() },  // hint: viewControllers
        UIImpactFeedbackGenerator(style: .light),
        UIStoryboard(name: "Main", bundle: nil),
    ]
}

class PortedDelegate: UIResponder, UIApplicationDelegate {
    func applicationDidEnterBackground(_ application: UIApplication) {}  // hint: extension of 'UIResponder'
    func applicationWillEnterForeground(_ application: UIApplication) {}  // hint: extension of 'UIResponder'
    func gestureRecognizer(  // hint: extension of 'UIResponder'
        _ recognizer: UIGestureRecognizer, shouldReceive press: UIPress
    ) -> Bool { true }
}

class PortedObjectDelegate: NSObject, UIApplicationDelegate {
    func applicationDidEnterBackground(_ application: UIApplication) {}  // hint: extension of 'NSObject'
}
