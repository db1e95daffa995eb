/// Whether the user changes what a controller shows, and the button that says so.
@MainActor final class EditMode {
    private unowned let controller: UIViewController

    init(of controller: UIViewController) {
        self.controller = controller
    }

    var isOn = false {
        didSet { if isOn != oldValue, isItemMade { item.show(systemItem) } }
    }

    private var isItemMade = false

    /// Begins and ends editing, animated.
    lazy var item: UIBarButtonItem = {
        isItemMade = true
        return UIBarButtonItem(
            systemItem: systemItem,
            primaryAction: UIAction { [weak controller] _ in
                guard let controller else { return }
                controller.setEditing(!controller.isEditing, animated: true)
            })
    }()

    private var systemItem: UIBarButtonItem.SystemItem {
        isOn ? .done : .edit
    }
}
