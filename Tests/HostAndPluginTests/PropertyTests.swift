import HostStaging
import PluginHost
import PluginProtocol
import Testing
import UIKit

extension HostAndPlugin {
    @Suite("What a pane and its plugin tell each other") @MainActor struct Properties {
        /// Has a title and a size of its own from the start.
        private final class TitledViewController: UIViewController {
            init() {
                super.init(nibName: nil, bundle: nil)
                title = "Clock"
                preferredContentSize = CGSize(width: 120, height: 80)
            }

            required init?(coder: NSCoder) {
                nil
            }
        }

        @Test("Title and preferred size arrive, those from the start and those that change later")
        func upward() throws {
            let host = try InMemoryHost { _ in TitledViewController() }
            let pane = host.showPane()
            #expect(pane.title == "Clock")
            #expect(pane.preferredContentSize == CGSize(width: 120, height: 80))
            let controller: TitledViewController = try host.controller()
            controller.title = "Grüße"
            controller.preferredContentSize = CGSize(width: 10, height: 20)
            host.settle()
            #expect(pane.title == "Grüße")
            #expect(pane.preferredContentSize == CGSize(width: 10, height: 20))
            controller.title = nil
            host.settle()
            #expect(pane.title == nil)
        }

        @Test("A title that changes with a layer is there when the layer is, and not before")
        func together() throws {
            let host = try InMemoryHost { _ in TitledViewController() }
            let pane = host.showPane()
            let controller: TitledViewController = try host.controller()
            controller.title = "Blue"
            controller.view.backgroundColor = .blue
            UpdateCycle.main.update()
            #expect(pane.title == "Clock")
            // One message brings both.
            #expect(host.deliver() == 1)
            #expect(pane.title == "Blue")
            UpdateCycle.main.update()
            #expect(host.stage.pixel(CGPoint(x: 300, y: 150)) == "#0000ff")
        }

        @Test("A pane that is not shown hears of a new title all the same")
        func hidden() throws {
            let host = try InMemoryHost { _ in TitledViewController() }
            let pane = host.showPane()
            host.stage.window.isHidden = true
            host.settle()
            let controller: TitledViewController = try host.controller()
            controller.view.backgroundColor = .blue
            controller.title = "3 new"
            host.settle()
            #expect(pane.title == "3 new")
        }

        @Test(
            "What a controller had said is forgotten when another process's controller says otherwise, by saying nothing"
        )
        func forgotten() throws {
            var titles = ["Clock"]
            let host = try InMemoryHost { _ in
                let controller = ColorViewController()
                controller.title = titles.popLast()
                return controller
            }
            let pane = host.showPane()
            #expect(pane.title == "Clock")
            try host.run.end(.exited(.killed(signal: 11)))
            host.settle()
            #expect(host.launcher.runs.count == 2)
            #expect(pane.title == nil)
        }

        @Test("A title that the host gives a pane stays where the plugin says none")
        func hostsTitle() throws {
            let host = try InMemoryHost { _ in ColorViewController() }
            let pane = host.showPane()
            pane.title = "Mine"
            try host.run.end(.exited(.killed(signal: 11)))
            host.settle()
            #expect(pane.title == "Mine")
        }

        @Test("The plugin's controller has the size that the host gives the pane, before it draws for the first time")
        func size() throws {
            let host = try InMemoryHost { _ in ColorViewController() }
            let pane = host.showPane()
            let view = try #require(host.controller().view)
            #expect(view.frame.size == CGSize(width: 200, height: 300))
            pane.view.frame = CGRect(x: 220, y: 0, width: 50, height: 60)
            host.settle()
            #expect(view.frame.size == CGSize(width: 50, height: 60))
            #expect(host.stage.pixel(CGPoint(x: 265, y: 55)) == "#ff0000")
            #expect(host.stage.pixel(CGPoint(x: 275, y: 55)) == "#ffffff")
            host.stage.window.resize(to: CGSize(width: 800, height: 300))
            host.settle()
            #expect(view.frame.size == pane.view.frame.size)
        }

        @Test("The plugin's controller has the host's appearance, and follows it")
        func traits() throws {
            let host = try InMemoryHost(scale: 2, style: .dark) { _ in ColorViewController() }
            _ = host.showPane()
            let controller: ColorViewController = try host.controller()
            #expect(controller.traitCollection.userInterfaceStyle == .dark)
            #expect(controller.traitCollection.displayScale == 2)
            let point = CGPoint(x: 300, y: 10)
            controller.view.backgroundColor = .systemBackground
            host.settle()
            let dark = host.stage.pixel(point)
            #expect(dark != "#ffffff" && dark != "#ff0000")
            UIScreen.main.update(size: CGSize(width: 400, height: 300), scale: 2, userInterfaceStyle: .light)
            host.settle()
            #expect(controller.traitCollection.userInterfaceStyle == .light)
            #expect(host.stage.pixel(point) == "#ffffff")
        }

        @Test("A memory warning of the host reaches the plugin's controllers once")
        func memory() throws {
            let host = try InMemoryHost { _ in ColorViewController() }
            let pane = host.showPane()
            pane.didReceiveMemoryWarning()
            host.settle()
            let events = try host.controller(ColorViewController.self).events
            #expect(events.filter { $0 == "memory warning" }.count == 1)
        }
    }
}
