import StoryboardFormat

/// The classes that elements stand for.
@MainActor enum InterfaceClasses {
    static let views: [String: UIView.Type] = [
        "view": UIView.self, "containerView": UIView.self, "label": UILabel.self, "button": UIButton.self,
        "imageView": UIImageView.self, "stackView": UIStackView.self, "scrollView": UIScrollView.self,
        "tableView": UITableView.self, "tableViewCell": UITableViewCell.self, "collectionView": UICollectionView.self,
        "collectionViewCell": UICollectionViewCell.self, "collectionReusableView": UICollectionReusableView.self,
        "tableViewHeaderFooterView": UITableViewHeaderFooterView.self,
        "switch": UISwitch.self, "slider": UISlider.self, "stepper": UIStepper.self,
        "segmentedControl": UISegmentedControl.self, "progressView": UIProgressView.self,
        "pageControl": UIPageControl.self, "activityIndicatorView": UIActivityIndicatorView.self,
        "textField": UITextField.self, "textView": UITextView.self, "searchBar": UISearchBar.self,
        "datePicker": UIDatePicker.self, "pickerView": UIPickerView.self, "navigationBar": UINavigationBar.self,
        "toolbar": UIToolbar.self, "tabBar": UITabBar.self, "visualEffectView": UIVisualEffectView.self,
        "refreshControl": UIRefreshControl.self, "tableViewCellContentView": UIView.self,
        "collectionViewCellContentView": UIView.self,
    ]

    static let controllers: [String: UIViewController.Type] = [
        "viewController": UIViewController.self, "navigationController": UINavigationController.self,
        "tableViewController": UITableViewController.self, "tabBarController": UITabBarController.self,
        "collectionViewController": UICollectionViewController.self, "splitViewController": UISplitViewController.self,
        "pageViewController": UIPageViewController.self,
    ]

    static let recognizers: [String: UIGestureRecognizer.Type] = [
        "tapGestureRecognizer": UITapGestureRecognizer.self, "panGestureRecognizer": UIPanGestureRecognizer.self,
        // The name is Apple's own misspelling.
        "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
        "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
        "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
        "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
        "gestureRecognizer": UIGestureRecognizer.self,
    ]

    /// Views of frameworks that there are not here, and of UIKit that are gone.
    static let foreign: Set<String> = [
        "mapView", "wkWebView", "webView", "mtkView", "sceneKitView", "arscnView", "arskView", "skView", "glkView",
        "avPlayerView", "pdfView",
    ]

    private struct Name: Hashable {
        let module: String?
        let name: String
    }

    private static var known: [Name: AnyClass] = [:]

    /// The class of an element: its custom one, or `base` where it has none, or where that is not found or is no `base`, with a report.
    static func objectClass(of element: InterfaceElement, _ base: AnyClass, _ source: InterfaceSource) -> AnyClass {
        guard let name = element["customClass"], !name.isEmpty else { return base }
        guard let found = customClass(named: name, of: element, source) else {
            source.report(
                element, "unknown class \(name); \(base) is used. Is it an object of this program, with init?(coder:)?")
            return base
        }
        guard isDerived(found, from: base) else {
            source.report(element, "the class \(name) is no \(base), which is used")
            return base
        }
        return found
    }

    /// The class that an element names; nil where it is not found.
    static func customClass(named name: String, of element: InterfaceElement, _ source: InterfaceSource) -> AnyClass? {
        for module in InterfaceModules.candidates(for: element, in: source.bundle) + ["UIKit"] {
            let key = Name(module: module, name: name)
            if let found = known[key] ?? ObjectRegistry.shared.objectClass(named: name, inModule: module) {
                known[key] = found
                return found
            }
        }
        return ObjectRegistry.shared.objectClass(named: name)
    }

    static func isDerived(_ objectClass: AnyClass, from base: AnyClass) -> Bool {
        sequence(first: objectClass) { _getSuperclass($0) }.contains { $0 == base }
    }
}
