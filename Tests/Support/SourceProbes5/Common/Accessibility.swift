// What code says and does for those who cannot see.

import UIKit

class ReadableCell: UITableViewCell {
    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            [
                RowAction(row: 3, name: "Delete", target: self, selector: Selector("remove:")),
                UIAccessibilityCustomAction(name: "Share", target: self, selector: Selector("share")),
                UIAccessibilityCustomAction(name: "Flag") { [weak self] _ in self?.flag() ?? false },
                UIAccessibilityCustomAction(name: "Star", image: UIImage(systemName: "star")) { _ in true },
                UIAccessibilityCustomAction(attributedName: NSAttributedString(string: "Move")) { _ in true },
            ]
        }
        set {}
    }

    override func accessibilityActivate() -> Bool {
        let handler: UIAccessibilityCustomAction.Handler? = accessibilityCustomActions?.last?.actionHandler
        return handler != nil && flag()
    }

    private func flag() -> Bool {
        UIAccessibility.post(notification: .announcement, argument: "Flagged")
        UIAccessibility.post(notification: .layoutChanged, argument: self)
        return true
    }
}

final class RowAction: UIAccessibilityCustomAction {
    let row: Int

    init(row: Int, name: String, target: Any?, selector: Selector) {
        self.row = row
        super.init(name: name, target: target, selector: selector)
    }
}
