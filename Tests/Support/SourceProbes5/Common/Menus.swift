// Menus as real code makes them.

import UIKit

class SortingViewController: UIViewController, UIContextMenuInteractionDelegate {
    private let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        let name = UIAction(title: "Name", image: UIImage(systemName: "textformat"), state: .on) { action in
            action.state = .on
        }
        let delete = UIAction(title: "Delete", attributes: [.destructive, .keepsMenuPresented]) { _ in }
        let inline = UIMenu(title: "", options: .displayInline, children: [delete])
        let recent = UIDeferredMenuElement { completion in completion([name]) }
        let fresh = UIDeferredMenuElement.uncached { completion in
            DispatchQueue.main.async { completion([]) }
        }
        let menu = UIMenu(
            title: "Sort", image: nil, identifier: UIMenu.Identifier("sort"), options: [.singleSelection],
            children: [name, inline, recent, fresh])
        button.menu = menu.replacingChildren(menu.children.reversed())
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        view.addSubview(button)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: nil, image: UIImage(systemName: "ellipsis.circle"), primaryAction: nil, menu: menu)
        navigationItem.rightBarButtonItem?.menu = UIMenu(children: menu.selectedElements)
        navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: name, menu: menu)
        let interaction = UIContextMenuInteraction(delegate: self)
        view.addInteraction(interaction)
        interaction.updateVisibleMenu { $0.replacingChildren([]) }
        interaction.dismissMenu()
        view.removeInteraction(interaction)
        view.interactions = []
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { suggestedActions in
            UIMenu(title: "", children: suggestedActions)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) {
        animator?.addCompletion { [weak self] in self?.button.menu = nil }
    }
}

class MenuControl: UIControl {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isContextMenuInteractionEnabled = true
        showsMenuAsPrimaryAction = true
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in nil })
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        super.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
    }
}

/// A label whose text can be copied, as apps wrote it before there were edit menu interactions.
final class CopyableLabel: UILabel {
    override var canBecomeFirstResponder: Bool { true }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Selector("copy:")
    }

    override func copy(_ sender: Any?) {
        UIPasteboard.general.string = text
    }

    func showMenu() {
        let menu = UIMenuController.shared
        menu.menuItems = [UIMenuItem(title: "Reply", action: Selector("reply:"))]
        if #available(iOS 13.0, *) {
            menu.showMenu(from: self, rect: bounds)
        } else {
            menu.setTargetRect(bounds, in: self)
            menu.setMenuVisible(true, animated: true)
        }
    }
}
