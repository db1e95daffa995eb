import Attacks
import HostStaging
import PluginHost
import PluginProtocol
import QuartzCore
import UIKit

/// What a host with bars does with the words of a plugin.
extension FuzzedHost {
    /// The buttons of which menus are opened in one step.
    private static let mostMenus = 3
    /// How deep a user goes into a menu.
    private static let mostSubmenus = 4

    /// Shows all of it, a step after the other, until nothing moves.
    func show(_ steps: [WordScript.Step]) -> SeenWords {
        var seen = SeenWords()
        open()
        for step in steps {
            let pixels = platform.drawnPixels
            perform(step, &seen)
            finishMoving()
            seen.note(window)
            if case .say(.scene(.sceneDidPresent), _) = step { notePresented(&seen) }
            if platform.drawnPixels == pixels { seen.idleSteps += 1 }
        }
        return seen
    }

    /// Waits until the plugin's scene is open, and has it show a layer: what turns in the host's notice before that does not come to rest.
    private func open() {
        for _ in 0..<Self.lastFrames { settle() }
        say(.scene(.sceneDidOpen))
        say(.content(.sceneDidCommit(Self.plainCommit)))
        finishMoving()
    }

    private static var plainCommit: SceneCommit {
        var layer = LayerUpdate.plain(1, size: CGSize(width: 40, height: 40))
        layer.appearance?.backgroundColor = CGColor(gray: 0.5, alpha: 1)
        return SceneCommit(
            serial: .first, answeredResize: nil, afterControl: .first,
            layers: LayerCommit(root: layer.id, updates: [layer]))
    }

    private func perform(_ step: WordScript.Step, _ seen: inout SeenWords) {
        switch step {
        case .say(let report, let scene):
            say(report, scene)
        case .openMenus:
            for button in menuButtons.prefix(Self.mostMenus) { openMenu(of: button, &seen) }
        case .coverPane:
            containers?.coverPane()
            finishMoving()
            seen.note(window)
            containers?.uncoverPane()
        case .dismiss:
            containers?.tabs.dismiss(animated: false)
        case .resize(let size):
            window.frame.size = size
        }
    }

    private func notePresented(_ seen: inout SeenWords) {
        switch containers?.tabs.presentedViewController {
        case is UIAlertController: seen.alerts += 1
        case is RemoteViewController: seen.sheets += 1
        default: break
        }
    }

    /// Says something that is within all limits: a host that does not take it is a mistake of whoever has made it up.
    private func say(_ report: PluginToHost, _ scene: SceneID = .first) {
        perform(MessageScript.Step(report, scene: scene))
        guard let run = launcher.run, !run.isOver, run.refusals.isEmpty else {
            let reasons = launcher.run?.refusals ?? []
            preconditionFailure("the host does not take \(report.name): \(reasons) \(pane.state)")
        }
    }

    // MARK: Menus

    /// The buttons in the bars that can be seen and have a menu.
    private var menuButtons: [UIButton] {
        containers.map { buttons(in: $0.tabs.view) } ?? []
    }

    private func buttons(in view: UIView) -> [UIButton] {
        guard !view.isHidden else { return [] }
        guard let button = view as? UIButton else { return view.subviews.flatMap(buttons) }
        return button.menu != nil && button.isEnabled && !button.bounds.isEmpty ? [button] : []
    }

    /// Opens the menu of a button by a tap, or by the secondary button of a mouse where a tap does something else. The first line is followed
    /// to where it leads.
    private func openMenu(of button: UIButton, _ seen: inout SeenWords) {
        let middle = middle(of: button)
        if button.showsMenuAsPrimaryAction { tap(middle) } else { window.sendSecondaryClick(at: middle) }
        finishMoving()
        for depth in 0..<Self.mostSubmenus where isMenuShown {
            seen.menus += 1
            seen.note(window)
            let lines = window.describedViews.map(\.view).filter { $0.accessibilityTraits.contains(.button) }
            // The first line of a submenu leads back.
            guard let line = lines.dropFirst(depth == 0 ? 0 : 1).first else { break }
            tap(self.middle(of: line))
            finishMoving()
        }
        window.dismissMenu()
        finishMoving()
    }

    /// Whether a menu lies over the window, in which nothing else is modal as long as nothing is presented.
    private var isMenuShown: Bool {
        window.subviews.contains(where: \.accessibilityViewIsModal)
    }

    /// In the window's coordinates.
    private func middle(of view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }
}
