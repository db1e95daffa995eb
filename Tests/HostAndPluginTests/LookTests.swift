import ControlGallery
import HostStaging
import PluginHost
import Testing
import UIKit
import UIKitTesting

extension HostAndPlugin {
    @Suite("The look of controls") @MainActor struct Look {
        private static func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
            (view as? View).map { [$0] } ?? view.subviews.flatMap { all(type, in: $0) }
        }

        /// What most pixels of a view have, and how far the farthest colour is from it.
        private func strongestContrast(_ colors: [LookColor: Int]) throws -> Double {
            let ground = try #require(colors.max { $0.value < $1.value }?.key)
            // A few pixels more than a corner's smoothing has.
            return colors.filter { $0.value >= 4 }.map { $0.key.contrast(with: ground) }.max() ?? 0
        }

        @Test(
            "Text of a button that can be pressed has a contrast of 4.5:1 in every style and state",
            arguments: [UIUserInterfaceStyle.light, .dark])
        func text(style: UIUserInterfaceStyle) throws {
            let gallery = ControlGallery()
            let page = LookPage(gallery, style: style)
            let buttons = Self.all(UIButton.self, in: gallery.view).filter { $0.isEnabled && $0.currentTitle != nil }
            #expect(buttons.count > 25)
            for button in buttons {
                let label = try #require(button.titleLabel)
                let contrast = try strongestContrast(page.colors(in: label))
                #expect(contrast >= 4.5, "\(label.text ?? "") \(button.state)")
            }
        }

        @Test(
            "Text of a button has a contrast of 4.5:1 on every system background",
            arguments: [UIUserInterfaceStyle.light, .dark], [UIUserInterfaceLevel.base, .elevated])
        func backgrounds(style: UIUserInterfaceStyle, level: UIUserInterfaceLevel) throws {
            let controller = UIViewController()
            controller.view.traitOverrides.userInterfaceLevel = level
            var buttons: [UIButton] = []
            for (column, background) in LookPage.backgrounds.enumerated() {
                let ground = UIView(frame: CGRect(x: CGFloat(column) * 120, y: 0, width: 120, height: 640))
                ground.backgroundColor = background
                controller.view.addSubview(ground)
                let configurations: [UIButton.Configuration] = [.tinted(), .plain(), .gray(), .bordered(), .filled()]
                for (row, configuration) in configurations.enumerated() {
                    for (index, states) in [[], [\UIButton.isHighlighted], [\.isSelected]].enumerated() {
                        for role in [UIButton.Role.normal, .destructive] {
                            let button = UIButton(configuration: configuration)
                            button.configuration?.title = "Open"
                            button.configuration?.buttonSize = .mini
                            button.role = role
                            for state in states { button[keyPath: state] = true }
                            button.frame = CGRect(
                                x: role == .normal ? 0 : 60, y: CGFloat(row * 3 + index) * 40, width: 58, height: 30)
                            ground.addSubview(button)
                            buttons.append(button)
                        }
                    }
                }
            }
            let page = LookPage(controller, style: style)
            for button in buttons {
                let label = try #require(button.titleLabel)
                let contrast = try strongestContrast(page.colors(in: label))
                let place = "\(button.frame.origin) on background \(button.superview?.frame.minX ?? 0)"
                #expect(contrast >= 4.5, "\(button.state) \(button.role) \(place): \(contrast)")
            }
        }

        @Test(
            "Text of a segment that can be chosen has a contrast of 4.5:1",
            arguments: [UIUserInterfaceStyle.light, .dark])
        func segments(style: UIUserInterfaceStyle) throws {
            let gallery = ControlGallery()
            let page = LookPage(gallery, style: style)
            for control in Self.all(UISegmentedControl.self, in: gallery.view) where control.isEnabled {
                for index in 0..<control.numberOfSegments where control.isEnabledForSegment(at: index) {
                    #expect(try strongestContrast(page.colors(in: control.subviews[index])) >= 4.5)
                }
            }
        }

        @Test(
            "The marks of what can be operated have a contrast of 3:1 with what is around them",
            arguments: [UIUserInterfaceStyle.light, .dark])
        func marks(style: UIUserInterfaceStyle) throws {
            let gallery = ControlGallery()
            let page = LookPage(gallery, style: style)
            let marked: [UIView] =
                Self.all(UISwitch.self, in: gallery.view).filter(\.isEnabled)
                + Self.all(UIButton.self, in: gallery.view).filter { $0.isEnabled && $0.currentTitle == nil }
                + Self.all(UISlider.self, in: gallery.view).filter(\.isEnabled)
                + Self.all(UIStepper.self, in: gallery.view).filter(\.isEnabled)
                + Self.all(UIPageControl.self, in: gallery.view) + Self.all(UIProgressView.self, in: gallery.view)
                + Self.all(UIActivityIndicatorView.self, in: gallery.view)
            #expect(marked.count >= 18)
            for view in marked {
                #expect(try strongestContrast(page.colors(in: view)) >= 3, "\(type(of: view))")
            }
        }

        @Test(
            "The rest of a track, the edge of a switch and the dots of other pages have a contrast of 3:1 too",
            arguments: [UIUserInterfaceStyle.light, .dark])
        func quietMarks(style: UIUserInterfaceStyle) throws {
            let controller = UIViewController()
            controller.view.backgroundColor = .systemBackground
            let off = UISwitch()
            let slider = UISlider(frame: CGRect(x: 0, y: 50, width: 200, height: 34))
            let bar = UIProgressView(frame: CGRect(x: 0, y: 100, width: 200, height: 8))
            let pages = UIPageControl(frame: CGRect(x: 0, y: 120, width: 200, height: 28))
            pages.numberOfPages = 3
            // What is told by the tint is left out.
            slider.tintColor = .systemBackground
            pages.currentPageIndicatorTintColor = .systemBackground
            for view in [off, slider, bar, pages] as [UIView] { controller.view.addSubview(view) }
            let page = LookPage(controller, style: style)
            let corner = try #require(page.surface.pixel(x: 0, y: page.surface.height - 1))
            let ground = LookColor(red: corner.red, green: corner.green, blue: corner.blue)
            for view in controller.view.subviews {
                let colors = page.colors(in: view)
                let contrast = colors.filter { $0.value >= 4 }.map { $0.key.contrast(with: ground) }.max() ?? 0
                #expect(contrast >= 3, "\(type(of: view))")
            }
        }

        @Test("What can be pressed is at least 28 points high")
        func targets() {
            let gallery = ControlGallery()
            _ = LookPage(gallery, style: .light)
            for control in Self.all(UIControl.self, in: gallery.view) {
                #expect(control.bounds.height >= 28, "\(type(of: control))")
            }
        }

        @Test(
            "Every control looks the same in a plugin",
            arguments: [UIUserInterfaceStyle.light, .dark],
            [CGPoint.zero, CGPoint(x: 360, y: 0), CGPoint(x: 0, y: 300)])
        func parity(style: UIUserInterfaceStyle, origin: CGPoint) throws {
            func make() -> UIViewController {
                let gallery = ControlGallery()
                gallery.origin = origin
                gallery.direction = origin.y > 0 ? .forceRightToLeft : .unspecified
                return gallery
            }
            // How far its indicators of activity have turned when a picture is drawn is a matter of time.
            try ManualFrameClock.use { _ in
                let host = try InMemoryHost(scale: 2, style: style) { _ in make() }
                let frame = CGRect(x: 0, y: 0, width: 400, height: 300)
                _ = host.showPane(frame: frame)
                let local = HostStage(scale: 2, style: style)
                local.embed(make(), frame: frame)
                UpdateCycle.main.update()
                UpdateCycle.main.update()
                let (one, other) = (
                    host.stage.platform.surface(of: host.stage.window), local.platform.surface(of: local.window)
                )
                #expect(one.width == other.width && one.height == other.height)
                #expect(one.bytes.elementsEqual(other.bytes))
                local.close()
                host.stage.close()
            }
        }
    }
}
