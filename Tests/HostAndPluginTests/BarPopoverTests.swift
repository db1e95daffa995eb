import HostStaging
import PluginHost
import PluginProtocol
import Testing
import UIKit

extension HostAndPlugin {
    /// A popover that belongs to a button in the host's bar.
    @Suite("A popover for a button of a bar") @MainActor final class BarPopoverTests {
        private final class Page: PageViewController {
            private(set) var taps = 0
            private(set) lazy var options = UIBarButtonItem(
                title: "View", primaryAction: UIAction { [unowned self] _ in presentPopover() })
            private(set) lazy var share = UIBarButtonItem(
                title: "Share", primaryAction: UIAction { [unowned self] _ in taps += 1 })

            override func viewDidLoad() {
                super.viewDidLoad()
                navigationItem.leftBarButtonItem = options
                navigationItem.rightBarButtonItem = share
            }

            private func presentPopover() {
                let content = UIViewController()
                content.modalPresentationStyle = .popover
                content.preferredContentSize = CGSize(width: 200, height: 160)
                content.popoverPresentationController?.barButtonItem = options
                present(content, animated: false)
            }
        }

        private let host: InMemoryHost
        private let navigation = UINavigationController()

        init() throws {
            UIView.setAnimationsEnabled(false)
            host = try InMemoryHost { _ in Page("List") }
            host.stage.window.resize(to: CGSize(width: 800, height: 600))
        }

        isolated deinit {
            host.stage.close()
            host.settle()
            UIView.setAnimationsEnabled(true)
        }

        private func start(in place: Place) throws -> Page {
            let page = Page("List")
            navigation.viewControllers = [place == .host ? page : host.makePane()]
            host.stage.window.rootViewController = navigation
            host.settle()
            return place == .host ? page : try host.controller()
        }

        private func tap(_ title: String) throws {
            host.stage.tap(host.stage.middle(of: try #require(host.stage.button(title, in: navigation))))
            host.settle()
        }

        private var popover: UIPopoverPresentationController? {
            navigation.presentedViewController?.popoverPresentationController
        }

        @Test(
            "POP-02 POP-04 the arrow points to the button in the bar to which the popover belongs",
            arguments: Place.allCases)
        func arrow(place: Place) throws {
            let page = try start(in: place)
            try tap("View")
            let popover = try #require(popover)
            #expect(page.presentedViewController?.presentingViewController != nil)
            let button = try #require(host.stage.button("View", in: navigation))
            let source = button.convert(button.bounds, to: nil)
            let surface = try #require(popover.presentedView)
            let frame = surface.convert(surface.bounds, to: nil)
            #expect(popover.arrowDirection == .up)
            #expect(abs(frame.minY - source.maxY) < 12)
            #expect(frame.minX < source.midX && source.midX < frame.maxX)
            #expect(frame.width < 800 && frame.height < 600)
            #expect(popover.preferredContentSize == CGSize(width: 200, height: 160))
        }

        @Test(
            "The other buttons of the bar do what they are for meanwhile, and a touch elsewhere ends the popover alone",
            arguments: Place.allCases)
        func neighbours(place: Place) throws {
            let page = try start(in: place)
            try tap("View")
            try tap("Share")
            #expect(page.taps == 1 && popover != nil)
            host.stage.tap(CGPoint(x: 700, y: 500))
            host.settle()
            #expect(popover == nil && page.presentedViewController == nil && page.taps == 1)
        }

        @Test("It goes with the button to which it belongs", arguments: Place.allCases)
        func withoutButton(place: Place) throws {
            let page = try start(in: place)
            try tap("View")
            #expect(popover != nil)
            page.navigationItem.leftBarButtonItem = nil
            host.settle()
            #expect(popover == nil && page.presentedViewController == nil)
        }

        @Test("Low: for a button that is in no bar it belongs to the plugin's pane")
        func unknownButton() throws {
            _ = try start(in: .plugin)
            let request = PresentationRequest(
                offer: OfferID(number: 200), style: .popover, isAnimated: false,
                anchorButton: BarButtonID(number: .max),
                alert: AlertDescription(
                    title: "Share", message: nil, isActionSheet: true, actions: [.init(title: "Send")]))
            try host.run.channels.plugin.send(.scene(.sceneDidPresent(request)), scene: .first)
            host.settle()
            let pane = try #require(navigation.topViewController)
            let popover = try #require(popover)
            #expect(popover.barButtonItem == nil)
            #expect(popover.sourceView === pane.view && popover.sourceRect == pane.view.bounds)
            navigation.dismiss(animated: false)
            host.settle()
            #expect(try host.supervisor().state == .running(processIdentifier: nil))
        }
    }
}
