import ContainmentTesting
import Testing
import UIKit

/// Queries, and a user's hands, with a controller of the host's own where that shows more.
@Suite("Elements", .timeLimit(.minutes(4))) @MainActor struct ElementTests {
    /// Writes down what is done to it.
    private final class PadViewController: UIViewController {
        let pad = UILabel()
        var log: [String] = []
        var scale: CGFloat = 1

        override func viewDidLoad() {
            super.viewDidLoad()
            pad.text = "Pad"
            pad.isUserInteractionEnabled = true
            pad.frame = CGRect(x: 100, y: 50, width: 200, height: 200)
            view.addSubview(pad)
            let double = UITapGestureRecognizer(primaryAction: UIAction { [unowned self] _ in log.append("double") })
            double.numberOfTapsRequired = 2
            let single = UITapGestureRecognizer(primaryAction: UIAction { [unowned self] _ in log.append("tap") })
            single.require(toFail: double)
            let long = UILongPressGestureRecognizer(
                primaryAction: UIAction { [unowned self] action in
                    if (action.sender as? UIGestureRecognizer)?.state == .began { log.append("long") }
                })
            let pinch = UIPinchGestureRecognizer(
                primaryAction: UIAction { [unowned self] action in
                    scale = (action.sender as? UIPinchGestureRecognizer)?.scale ?? 1
                })
            let pan = UIPanGestureRecognizer(
                primaryAction: UIAction { [unowned self] action in
                    guard let pan = action.sender as? UIPanGestureRecognizer, pan.state == .ended else { return }
                    let way = pan.translation(in: view)
                    log.append("pan \(Int(way.x)) \(Int(way.y))")
                })
            pan.maximumNumberOfTouches = 1
            for recognizer in [double, single, long, pinch, pan] { pad.addGestureRecognizer(recognizer) }
        }
    }

    private func makePad() async throws -> (TestHost, PadViewController) {
        let host = try await TestHost(plugins: [], clock: .manual)
        let controller = PadViewController()
        try await host.present(controller)
        return (host, controller)
    }

    @Test("Taps, long presses, drags and pinches are what recognisers make of them, in the host's own time")
    func hands() async throws {
        let (host, controller) = try await makePad()
        let pad = host.staticText("Pad")
        try await pad.tap()
        try await host.advance(by: .seconds(1))
        #expect(controller.log == ["tap"])
        try await pad.doubleTap()
        try await host.advance(by: .seconds(1))
        #expect(controller.log == ["tap", "double"])
        try await pad.press(for: .seconds(1))
        #expect(controller.log == ["tap", "double", "long"])
        try await host.advance(by: .seconds(1))
        try await pad.drag(by: CGVector(dx: 40, dy: -20))
        #expect(controller.log.last?.hasPrefix("pan ") == true)
        try await pad.pinch(scale: 2)
        #expect(abs(controller.scale - 2) < 0.2)
    }

    @Test("What fits nothing is an error that names what is near; what fits several names them")
    func failing() async throws {
        let host = try await TestHost(plugins: [Plugins.palette])
        let pane = try await host.present(Plugins.palette, controller: "main")
        let none = await #expect(throws: ContainmentTestError.self) { try await pane.button("Dome").tap() }
        #expect(none?.code == .noElement)
        #expect(
            none?.message.hasPrefix(
                "There is no button \"Dome\" in the pane of org.mullion.palette. There is button \"Done\"") == true)
        let several = await #expect(throws: ContainmentTestError.self) { try await pane.sliders.only.tap() }
        #expect(several?.code == .severalElements)
        #expect(several?.message.contains("slider \"Red\" at ") == true)
        #expect(try await pane.sliders.count == 3)
        #expect(try await pane.sliders.texts == ["Red", "Green", "Blue"])
        #expect(try await pane.sliders[1].label == "Green")
        let beyond = await #expect(throws: ContainmentTestError.self) { try await pane.sliders[3].label }
        #expect(beyond?.code == .noElement)
    }

    @Test("A clock that is real, and an element that is no slider, are errors that say so")
    func wrongUse() async throws {
        let host = try await TestHost(plugins: [Plugins.hello])
        let pane = try await host.present(Plugins.hello, controller: "main")
        let clock = await #expect(throws: ContainmentTestError.self) { try await host.advance(by: .seconds(1)) }
        #expect(clock?.code == .realClock)
        let slider = await #expect(throws: ContainmentTestError.self) { try await pane.button("Hello").adjust(to: 1) }
        #expect(slider?.code == .notAdjustable)
    }

    @Test("What lies below something else, or outside of the window, is not touched")
    func notHittable() async throws {
        let (host, controller) = try await makePad()
        let cover = UIView(frame: CGRect(x: 150, y: 100, width: 100, height: 100))
        controller.view.addSubview(cover)
        let error = await #expect(throws: ContainmentTestError.self) { try await host.staticText("Pad").tap() }
        #expect(error?.code == .notHittable)
        try await host.staticText("Pad").tap(at: CGPoint(x: 0.1, y: 0.1))
        try await host.advance(by: .seconds(1))
        #expect(controller.log == ["tap"])
        #expect(try await !host.staticText("Pad").isHittable)
        cover.removeFromSuperview()
        controller.pad.frame.origin.y = 500
        #expect(try await !host.staticText("Pad").isHittable)
    }

    @Test("Keys move the focus into a plugin and press its button there")
    func keys() async throws {
        let host = try await TestHost(plugins: [Plugins.hello])
        let pane = try await host.present(Plugins.hello, controller: "main")
        try await host.press(.keyboardTab)
        #expect(try await pane.button("Hello").hasFocus)
        try await host.press(.keyboardSpacebar)
        #expect(try await pane.staticText("Hello, once.").exists)
    }

    @Test("The size and the traits of the window reach the plugin, and so does a memory warning")
    func surroundings() async throws {
        let host = try await TestHost(plugins: [Plugins.hello], size: CGSize(width: 400, height: 300))
        let pane = try await host.present(Plugins.hello, controller: "main")
        let light = try await pane.screenshot().color(at: CGPoint(x: 5, y: 5))
        try await host.rotate()
        #expect(pane.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
        #expect(try await pane.button("Hello").frame.midX == 150)
        try await host.changeTraits { $0.userInterfaceStyle = .dark }
        let dark = try await pane.screenshot()
        #expect(dark.width == 300)
        #expect(dark.color(at: CGPoint(x: 5, y: 5)) != light)
        try await host.sendMemoryWarning()
        #expect(host.callbacks(of: "HelloViewController").last == "didReceiveMemoryWarning")
    }

    @Test("Controllers and layers are one text too, those of the plugin below the pane that shows them")
    func deepDumps() async throws {
        let host = try await TestHost(plugins: [Plugins.hello], size: CGSize(width: 400, height: 300))
        try await host.present(Plugins.hello, controller: "main")
        let controllers = try await host.controllers
        #expect(
            controllers.hasSuffix(
                """
                  RemoteViewController appeared 0,0 400x300 of org.mullion.hello
                    HelloViewController appeared 0,0 400x300
                """))
        let layers = try await host.layers
        #expect(layers.hasPrefix("layer at 0,0 400x300"))
        #expect(layers.contains("layer at 24,86 352x48 \"This pane is a process of its own.\""))
    }

    @Test("The whole window is one text, over all processes")
    func dump() async throws {
        let host = try await TestHost(plugins: [Plugins.hello], size: CGSize(width: 400, height: 300))
        try await host.present(Plugins.hello, controller: "main")
        #expect(
            try await host.hierarchy == """
                element "Hello" at 0,0 400x300
                  static text "This pane is a process of its own." at 24,86 352x48
                  button "Hello" at 140,158 120x36
                """)
    }
}
