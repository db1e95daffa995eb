/// The outlets of UIKit's own classes, and the properties of them that runtime attributes name.
@MainActor enum InterfaceOutlets {
    static var all: [ObjectTable] {
        [
            views, controls, labels, buttons, imageViews, layers, controllers, scrolling, tables, tableCells,
            collections,
            collectionCells, textFields, textViews, searchBars, pickers, tabBars, recognizers, navigation, tabs, splits,
            pages, tableControllers, segues,
        ]
    }

    // MARK: Views

    private static var views: ObjectTable {
        ObjectTable(
            UIView.self,
            outlets: [
                .init("backgroundColor") { (view: UIView, color: UIColor?) in view.backgroundColor = color },
                .init("tintColor") { (view: UIView, color: UIColor?) in view.tintColor = color },
                .init("alpha") { (view: UIView, alpha: CGFloat) in view.alpha = alpha },
                .init("hidden") { (view: UIView, flag: Bool) in view.isHidden = flag },
                .init("clipsToBounds") { (view: UIView, flag: Bool) in view.clipsToBounds = flag },
                .init("userInteractionEnabled") { (view: UIView, flag: Bool) in view.isUserInteractionEnabled = flag },
                .init("tag") { (view: UIView, tag: Int) in view.tag = tag },
                .init("accessibilityIdentifier") { (view: UIView, text: String?) in view.accessibilityIdentifier = text
                },
                .init("accessibilityLabel") { (view: UIView, text: String?) in view.accessibilityLabel = text },
                .init("accessibilityHint") { (view: UIView, text: String?) in view.accessibilityHint = text },
                .init("isAccessibilityElement") { (view: UIView, flag: Bool) in view.isAccessibilityElement = flag },
            ])
    }

    private static var controls: ObjectTable {
        ObjectTable(
            UIControl.self,
            outlets: [
                .init("enabled") { (control: UIControl, flag: Bool) in control.isEnabled = flag },
                .init("selected") { (control: UIControl, flag: Bool) in control.isSelected = flag },
            ])
    }

    private static var labels: ObjectTable {
        ObjectTable(
            UILabel.self,
            outlets: [
                .init("text") { (label: UILabel, text: String?) in label.text = text },
                .init("textColor") { (label: UILabel, color: UIColor?) in label.textColor = color ?? .label },
                .init("numberOfLines") { (label: UILabel, number: Int) in label.numberOfLines = max(0, number) },
            ])
    }

    private static var buttons: ObjectTable {
        ObjectTable(
            UIButton.self,
            outlets: [
                .init("role") { (button: UIButton, raw: Int) in UIButton.Role(rawValue: raw).map { button.role = $0 } }
            ])
    }

    private static var imageViews: ObjectTable {
        ObjectTable(
            UIImageView.self,
            outlets: [.init("image") { (view: UIImageView, image: UIImage?) in view.image = image }])
    }

    /// A colour of a layer is written as a view's.
    private static var layers: ObjectTable {
        ObjectTable(
            CALayer.self,
            outlets: [
                .init("cornerRadius") { (layer: CALayer, value: CGFloat) in layer.cornerRadius = value },
                .init("borderWidth") { (layer: CALayer, value: CGFloat) in layer.borderWidth = value },
                .init("borderColor") { (layer: CALayer, color: UIColor?) in layer.borderColor = color?.cgColor },
                .init("backgroundColor") { (layer: CALayer, color: UIColor?) in layer.backgroundColor = color?.cgColor
                },
                .init("masksToBounds") { (layer: CALayer, flag: Bool) in layer.masksToBounds = flag },
                .init("shadowColor") { (layer: CALayer, color: UIColor?) in layer.shadowColor = color?.cgColor },
                .init("shadowOpacity") { (layer: CALayer, value: Float) in layer.shadowOpacity = value },
                .init("shadowRadius") { (layer: CALayer, value: CGFloat) in layer.shadowRadius = value },
                .init("shadowOffset") { (layer: CALayer, size: CGSize) in layer.shadowOffset = size },
                .init("opacity") { (layer: CALayer, value: Float) in layer.opacity = value },
                .init("zPosition") { (layer: CALayer, value: CGFloat) in layer.zPosition = value },
            ])
    }

    private static var scrolling: ObjectTable {
        ObjectTable(
            UIScrollView.self,
            outlets: [
                .init("delegate") { (view: UIScrollView, delegate: (any UIScrollViewDelegate)?) in
                    view.delegate = delegate
                },
                .init("refreshControl") { (view: UIScrollView, control: UIRefreshControl?) in
                    view.refreshControl = control
                },
            ])
    }

    private static var tables: ObjectTable {
        ObjectTable(
            UITableView.self,
            outlets: [
                .init("dataSource") { (view: UITableView, source: (any UITableViewDataSource)?) in
                    view.dataSource = source
                },
                .init("delegate") { (view: UITableView, delegate: (any UITableViewDelegate)?) in
                    view.delegate = delegate
                },
                .init("prefetchDataSource") { (view: UITableView, source: (any UITableViewDataSourcePrefetching)?) in
                    view.prefetchDataSource = source
                },
                .init("backgroundView") { (view: UITableView, other: UIView?) in view.backgroundView = other },
                .init("tableHeaderView") { (view: UITableView, other: UIView?) in view.tableHeaderView = other },
                .init("tableFooterView") { (view: UITableView, other: UIView?) in view.tableFooterView = other },
            ])
    }

    private static var tableCells: ObjectTable {
        ObjectTable(
            UITableViewCell.self,
            outlets: [
                .init("backgroundView") { (cell: UITableViewCell, view: UIView?) in cell.backgroundView = view },
                .init("selectedBackgroundView") { (cell: UITableViewCell, view: UIView?) in
                    cell.selectedBackgroundView = view
                },
                .init("accessoryView") { (cell: UITableViewCell, view: UIView?) in cell.accessoryView = view },
                .init("editingAccessoryView") { (cell: UITableViewCell, view: UIView?) in
                    cell.editingAccessoryView = view
                },
            ])
    }

    private static var collections: ObjectTable {
        ObjectTable(
            UICollectionView.self,
            outlets: [
                .init("dataSource") { (view: UICollectionView, source: (any UICollectionViewDataSource)?) in
                    view.dataSource = source
                },
                .init("delegate") { (view: UICollectionView, delegate: (any UICollectionViewDelegate)?) in
                    view.delegate = delegate
                },
                .init("prefetchDataSource") {
                    (view: UICollectionView, source: (any UICollectionViewDataSourcePrefetching)?) in
                    view.prefetchDataSource = source
                },
                .init("backgroundView") { (view: UICollectionView, other: UIView?) in view.backgroundView = other },
            ])
    }

    private static var collectionCells: ObjectTable {
        ObjectTable(
            UICollectionViewCell.self,
            outlets: [
                .init("backgroundView") { (cell: UICollectionViewCell, view: UIView?) in cell.backgroundView = view },
                .init("selectedBackgroundView") { (cell: UICollectionViewCell, view: UIView?) in
                    cell.selectedBackgroundView = view
                },
            ])
    }

    // MARK: Text and choices

    private static var textFields: ObjectTable {
        ObjectTable(
            UITextField.self,
            outlets: [
                .init("delegate") { (field: UITextField, delegate: (any UITextFieldDelegate)?) in
                    field.delegate = delegate
                },
                .init("text") { (field: UITextField, text: String?) in field.text = text },
                .init("placeholder") { (field: UITextField, text: String?) in field.placeholder = text },
                .init("leftView") { (field: UITextField, view: UIView?) in field.leftView = view },
                .init("rightView") { (field: UITextField, view: UIView?) in field.rightView = view },
                .init("inputView") { (field: UITextField, view: UIView?) in field.inputView = view },
                .init("inputAccessoryView") { (field: UITextField, view: UIView?) in field.inputAccessoryView = view },
            ])
    }

    private static var textViews: ObjectTable {
        ObjectTable(
            UITextView.self,
            outlets: [
                .init("delegate") { (view: UITextView, delegate: (any UITextViewDelegate)?) in view.delegate = delegate
                },
                .init("text") { (view: UITextView, text: String?) in view.text = text },
            ])
    }

    private static var searchBars: ObjectTable {
        ObjectTable(
            UISearchBar.self,
            outlets: [
                .init("delegate") { (bar: UISearchBar, delegate: (any UISearchBarDelegate)?) in bar.delegate = delegate
                }
            ])
    }

    private static var pickers: ObjectTable {
        ObjectTable(
            UIPickerView.self,
            outlets: [
                .init("dataSource") { (view: UIPickerView, source: (any UIPickerViewDataSource)?) in
                    view.dataSource = source
                },
                .init("delegate") { (view: UIPickerView, delegate: (any UIPickerViewDelegate)?) in
                    view.delegate = delegate
                },
            ])
    }

    private static var tabBars: ObjectTable {
        ObjectTable(
            UITabBar.self,
            outlets: [
                .init("delegate") { (bar: UITabBar, delegate: (any UITabBarDelegate)?) in bar.delegate = delegate }
            ])
    }

    private static var recognizers: ObjectTable {
        ObjectTable(
            UIGestureRecognizer.self,
            outlets: [
                .init("delegate") { (recognizer: UIGestureRecognizer, delegate: (any UIGestureRecognizerDelegate)?) in
                    recognizer.delegate = delegate
                }
            ])
    }

    // MARK: Controllers

    private static var controllers: ObjectTable {
        ObjectTable(
            UIViewController.self,
            outlets: [
                .init("view") { (controller: UIViewController, view: UIView?) in controller.view = view },
                .init("title") { (controller: UIViewController, title: String?) in controller.title = title },
            ])
    }

    private static var tableControllers: ObjectTable {
        ObjectTable(
            UITableViewController.self,
            outlets: [
                .init("refreshControl") { (controller: UITableViewController, control: UIRefreshControl?) in
                    controller.refreshControl = control
                }
            ])
    }

    private static var navigation: ObjectTable {
        ObjectTable(
            UINavigationController.self,
            outlets: [
                .init("delegate") {
                    (controller: UINavigationController, delegate: (any UINavigationControllerDelegate)?) in
                    controller.delegate = delegate
                }
            ])
    }

    private static var tabs: ObjectTable {
        ObjectTable(
            UITabBarController.self,
            outlets: [
                .init("delegate") { (controller: UITabBarController, delegate: (any UITabBarControllerDelegate)?) in
                    controller.delegate = delegate
                }
            ])
    }

    private static var splits: ObjectTable {
        ObjectTable(
            UISplitViewController.self,
            outlets: [
                .init("delegate") {
                    (controller: UISplitViewController, delegate: (any UISplitViewControllerDelegate)?) in
                    controller.delegate = delegate
                }
            ])
    }

    private static var pages: ObjectTable {
        ObjectTable(
            UIPageViewController.self,
            outlets: [
                .init("delegate") { (controller: UIPageViewController, delegate: (any UIPageViewControllerDelegate)?) in
                    controller.delegate = delegate
                },
                .init("dataSource") {
                    (controller: UIPageViewController, source: (any UIPageViewControllerDataSource)?) in
                    controller.dataSource = source
                },
            ])
    }

    /// The table of segues: an object that triggers a segue sends itself to it.
    private static var segues: ObjectTable {
        ObjectTable(
            SegueTemplate.self,
            actions: [.init("perform:") { (segue: SegueTemplate, sender: Any?) in segue.trigger(sender) }])
    }
}
