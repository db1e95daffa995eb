import UIKit
import UIKitTesting

/// A button in a window, whose menu is shown by a tap.
@MainActor struct MenuStaging {
    let stage = Stage()
    let button = UIButton(type: .system)
    let log = MenuLog()

    init() {
        UIView.setAnimationsEnabled(false)
        button.frame = CGRect(x: 20, y: 10, width: 100, height: 30)
        button.setTitle("Sort", for: .normal)
        button.showsMenuAsPrimaryAction = true
        stage.root.view.addSubview(button)
    }

    /// One that the log hears of.
    func action(
        _ title: String, _ attributes: UIMenuElement.Attributes = [], _ state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(title: title, attributes: attributes, state: state) { [log] action in
            log.add(action)
        }
    }

    func show(_ children: [UIMenuElement], title: String = "", options: UIMenu.Options = []) {
        button.menu = UIMenu(title: title, options: options, children: children)
        stage.update()
        stage.tap(button.center)
        stage.update()
    }

    var shown: MenuOnStage { MenuOnStage(stage) }
}
