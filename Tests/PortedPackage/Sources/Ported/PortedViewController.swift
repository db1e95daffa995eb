import UIKit

final class PortedViewController: UIViewController {
    let field = UITextField()  // hint: UIKeyInput
    let scroller = UIScrollView()  // hint: allowedScrollTypesMask
    let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        button.addTarget(self, action: "press", for: .touchUpInside)  // hint: addAction(UIAction
        let tap = UITapGestureRecognizer(target: self, action: "press")  // hint: init(primaryAction: UIAction
        tap.addTarget(self, action: "press")  // hint: addAction(UIAction
        present(UIViewController(), animated: true)  // hint: Nothing is presented
        dismiss(animated: true)  // hint: Nothing is presented
        _ = UIBarButtonItem(title: "", style: .plain, target: self, action: "")  // hint: init(title:primaryAction:
        _ = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: "")  // hint: init(systemItem:
        edgesForExtendedLayout = []
        extendedLayoutIncludesOpaqueBars = true
        navigationController?.navigationBar.isTranslucent = false
        performSegue(withIdentifier: "next", sender: self)  // hint: There is no Interface Builder
    }
}

final class PortedTableViewController: UITableViewController {}  // hint: UIStackView

extension PortedViewController: UITableViewDataSource {}  // hint: UIStackView
extension PortedViewController: UITextFieldDelegate {}  // hint: UIKeyInput

func make() -> [AnyObject] {
    [
        UIAlertController(),  // hint: Nothing is presented
        UIPageViewController(),  // hint: addChild(_:)
        UIStoryboard(),  // hint: There is no Interface Builder
        UIDatePicker(),  // hint: choose values
        UIVisualEffectView(),  // hint: no blur
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
