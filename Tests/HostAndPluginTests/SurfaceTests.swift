import Testing
import UIKit

extension HostAndPlugin {
    @Suite("The surfaces of controls") @MainActor struct Surfaces {
        /// What docs/Look.md promises.
        private static let least: [UIUserInterfaceStyle: Double] = [.light: 1.1, .dark: 1.2]

        private func views() -> [UIView] {
            let states: [(UIButton) -> Void] = [{ _ in }, { $0.isHighlighted = true }, { $0.isEnabled = false }]
            let buttons = states.map { change in
                let button = UIButton(configuration: .gray())
                change(button)
                return button
            }
            let pressed = UIButton(configuration: .bordered())
            pressed.isHighlighted = true
            return buttons + [
                pressed, UIButton(type: .close), UISwitch(), UIStepper(), UISegmentedControl(items: ["", ""]),
            ]
        }

        /// A place of a control where nothing but its surface is, in points.
        private func bare(_ view: UIView) -> CGPoint {
            switch view {
            case let button as UIButton where button.buttonType == .close: CGPoint(x: view.bounds.midX, y: 4)
            case is UISwitch: CGPoint(x: 34, y: view.bounds.midY)
            default: CGPoint(x: 6, y: view.bounds.midY)
            }
        }

        @Test(
            "A surface is told from every system background: by 1.2:1 in the dark, by 1.1:1 in the light",
            arguments: [UIUserInterfaceStyle.light, .dark], [UIUserInterfaceLevel.base, .elevated])
        func surfaces(style: UIUserInterfaceStyle, level: UIUserInterfaceLevel) throws {
            let least = try #require(Self.least[style])
            let controller = UIViewController()
            controller.view.traitOverrides.userInterfaceLevel = level
            for (column, background) in LookPage.backgrounds.enumerated() {
                let ground = UIView(frame: CGRect(x: CGFloat(column) * 120, y: 0, width: 120, height: 640))
                ground.backgroundColor = background
                controller.view.addSubview(ground)
                for (row, view) in views().enumerated() {
                    let size = view.intrinsicContentSize
                    view.frame = CGRect(
                        x: 10, y: 10 + CGFloat(row) * 50, width: max(size.width, 40), height: max(size.height, 30))
                    ground.addSubview(view)
                }
            }
            let page = LookPage(controller, style: style)
            for (column, ground) in controller.view.subviews.enumerated() {
                let background = try #require(page.color(at: CGPoint(x: 5, y: 5), of: ground))
                for view in ground.subviews {
                    let surface = try #require(page.color(at: bare(view), of: view))
                    let contrast = surface.contrast(with: background)
                    #expect(contrast >= least, "\(type(of: view)) on background \(column): \(contrast)")
                }
            }
        }

        @Test(
            "The chosen segment is told from the others as a surface is from what it lies on",
            arguments: [UIUserInterfaceStyle.light, .dark], [UIUserInterfaceLevel.base, .elevated])
        func raised(style: UIUserInterfaceStyle, level: UIUserInterfaceLevel) throws {
            let controller = UIViewController()
            controller.view.traitOverrides.userInterfaceLevel = level
            let control = UISegmentedControl(items: ["", ""])
            control.frame = CGRect(x: 10, y: 10, width: 200, height: 32)
            control.selectedSegmentIndex = 0
            controller.view.addSubview(control)
            let page = LookPage(controller, style: style)
            let chosen = try #require(page.color(at: CGPoint(x: 50, y: 16), of: control))
            let other = try #require(page.color(at: CGPoint(x: 150, y: 16), of: control))
            let least = try #require(Self.least[style])
            #expect(chosen.contrast(with: other) >= least)
        }
    }
}
