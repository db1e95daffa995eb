/// The button that shows one column more beside the secondary one, or one less.
@MainActor final class SplitButton {
    let item: UIBarButtonItem
    private unowned let stage: SplitLayoutController

    init(_ stage: SplitLayoutController) {
        self.stage = stage
        item = UIBarButtonItem(primaryAction: UIAction { [weak stage] _ in stage?.toggle() })
        update()
    }

    func update() {
        let image = stage.isMirrored ? Self.rightImage : Self.leftImage
        if item.image !== image { item.image = image }
        item.isHidden = stage.state.collapsed != nil
        item.accessibilityLabel = stage.showsAll ? "Hide Sidebar" : "Show Sidebar"
    }

    private static let leftImage = UIImage(systemName: "sidebar.left")
    private static let rightImage = UIImage(systemName: "sidebar.right")
}
