// Toolbars as real code makes them.

import UIKit

class EditingViewController: UIViewController {
    private let toolbar = UIToolbar()

    override func viewDidLoad() {
        super.viewDidLoad()
        let space = UIBarButtonItem(systemItem: .flexibleSpace)
        let add = UIBarButtonItem(systemItem: .add)
        add.width = 44
        toolbarItems = [editButtonItem, space, .fixedSpace(12), add]
        setToolbarItems([.flexibleSpace(), add, UIBarButtonItem.flexibleSpace()], animated: true)
        toolbar.items = [space, add]
        toolbar.setItems(toolbarItems, animated: true)
        toolbar.sizeToFit()
        view.addSubview(toolbar)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
        navigationController?.toolbar.tintColor = .systemOrange
        additionalSafeAreaInsets.bottom = navigationController?.toolbar?.frame.height ?? 0
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.isToolbarHidden = true
    }

    override var toolbarItems: [UIBarButtonItem]? {
        didSet { navigationController?.isToolbarHidden = toolbarItems?.isEmpty ?? true }
    }

    override func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        super.setToolbarItems(toolbarItems, animated: animated)
    }
}

class HidingNavigationController: UINavigationController {
    override var isToolbarHidden: Bool {
        didSet { view.setNeedsLayout() }
    }

    override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        super.setToolbarHidden(hidden && viewControllers.isEmpty, animated: animated)
    }
}

final class InkToolbar: UIToolbar {
    override init(frame: CGRect) {
        super.init(frame: frame)
        tintColor = .black
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        super.setItems(items?.reversed(), animated: animated)
    }
}
