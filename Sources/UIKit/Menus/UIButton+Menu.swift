/// How a button goes by its menu.
extension UIButton {
    /// The action whose title the button shows in place of its own; nil where it has a title of its own.
    var menuSelection: UIAction? {
        isPopUp ? menu?.actions.first { $0.state == .on } : nil
    }

    private var isPopUp: Bool {
        changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction
    }

    func menuDidChange() {
        isContextMenuInteractionEnabled = menu != nil
        if isPopUp { menuUseDidChange() }
        guard let shown = contextMenuInteraction?.shown else { return }
        if let menu { shown.replace(with: menu) } else { shown.dismiss() }
    }

    func menuUseDidChange() {
        guard isPopUp, let menu else { return contentDidChange() }
        // Something is chosen always.
        if menu.selectedElements.isEmpty, let first = menu.actions.first { menu.select(first, hasOneSelection: true) }
        contentDidChange()
    }

    func menuSelectionDidChange() {
        if isPopUp { contentDidChange() }
    }
}
