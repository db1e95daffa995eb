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

class ThemedViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let appearance = UINavigationBarAppearance()
        UINavigationBar.appearance().standardAppearance = appearance
        UINavigationBar.appearance().scrollEdgeAppearance = appearance
        UINavigationBar.appearance().tintColor = .white
        UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
        let tabs = UITabBar.appearance()
        tabs.isTranslucent = false
        tabs.barTintColor = UIColor.black
        UITableView.appearance().backgroundColor = .clear
        UILabel.appearance(whenContainedInInstancesOf: [UITableViewHeaderFooterView.self, UITableView.self]).textColor =
            .gray
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
        CoverView.appearance(whenContainedInInstancesOf: [ThemedViewController.self]).backgroundColor = .red
    }
}

class CoverView: UIView {}
