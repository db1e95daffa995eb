// Bars and pages between them as real code makes them.

import UIKit

class FormViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        edgesForExtendedLayout = []
        extendedLayoutIncludesOpaqueBars = true
        self.edgesForExtendedLayout = UIRectEdge()
        edgesForExtendedLayout = [.left, .right, .bottom]
        navigationController?.navigationBar.isTranslucent = false
        navigationController?.toolbar.isTranslucent = false
        tabBarController?.tabBar.isTranslucent = false
        navigationController?.navigationBar.barTintColor = .white
    }
}

class CoverViewController: UIViewController {
    override var edgesForExtendedLayout: UIRectEdge {
        get { [.top] }
        set { super.edgesForExtendedLayout = newValue }
    }

    override var extendedLayoutIncludesOpaqueBars: Bool {
        get { true }
        set {}
    }
}

class PlainNavigationBar: UINavigationBar {
    override var isTranslucent: Bool {
        didSet { if isTranslucent { isTranslucent = false } }
    }
}
