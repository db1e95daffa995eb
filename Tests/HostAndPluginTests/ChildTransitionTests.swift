import HostStaging
import PluginHost
import Testing
import UIKit
import UIKitTesting

extension HostAndPlugin {
    @Suite("From one child to another, each in any process") @MainActor struct ChildTransitionTests {
        /// Notes what it hears, and is of one colour.
        private final class Page: UIViewController {
            let color: UIColor
            var calls: [String] = []

            init(_ color: UIColor) {
                self.color = color
                super.init(nibName: nil, bundle: nil)
            }

            required init?(coder: NSCoder) {
                nil
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = color
                view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            }

            override func willMove(toParent parent: UIViewController?) {
                super.willMove(toParent: parent)
                calls.append("willMove \(parent == nil ? "out" : "in")")
            }

            override func didMove(toParent parent: UIViewController?) {
                super.didMove(toParent: parent)
                calls.append("didMove \(parent == nil ? "out" : "in")")
            }

            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                calls.append("viewWillAppear \(animated)")
            }

            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                calls.append("viewIsAppearing \(animated)")
            }

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                calls.append("viewDidAppear \(animated)")
            }

            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                calls.append("viewWillDisappear \(animated)")
            }

            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                calls.append("viewDidDisappear \(animated)")
            }
        }

        /// In the stage's root: where the one child is, where the other one comes from, and where the first one goes.
        private static let place = CGRect(x: 20, y: 10, width: 100, height: 60)
        private static let newViewStartFrame = place.offsetBy(dx: 200, dy: 0)
        private static let oldViewEndFrame = place.offsetBy(dx: -120, dy: 0)

        private let host: InMemoryHost

        init() throws {
            host = try InMemoryHost { $0 == "main" ? Page(.red) : Page(.blue) }
        }

        /// - Returns: What the container has, and the page that it shows, once that is there.
        private func make(
            _ name: String, _ place: Place
        ) -> (child: UIViewController, page: () throws -> Page) {
            guard place == .plugin else {
                let page = Page(name == "main" ? .red : .blue)
                return (page, { page })
            }
            let identifier = name == "main" ? InMemoryHost.identifier : InMemoryHost.otherIdentifier
            let color = name == "main" ? UIColor.red : .blue
            return (
                host.makePane(name, of: identifier),
                {
                    let pages = host.launcher.runs.flatMap { $0.connection?.controllers ?? [] }
                    return try #require(pages.compactMap { $0 as? Page }.first { $0.color == color })
                }
            )
        }

        /// As Apple's guide has it in `cycleFromViewController(_:toViewController:)`.
        private func cycle(from old: UIViewController, to new: UIViewController) {
            let root = host.stage.root
            old.willMove(toParent: nil)
            root.addChild(new)
            new.view.frame = Self.newViewStartFrame
            root.transition(
                from: old, to: new, duration: 0.25,
                animations: {
                    new.view.frame = old.view.frame
                    old.view.frame = Self.oldViewEndFrame
                },
                completion: { _ in
                    old.removeFromParent()
                    new.didMove(toParent: root)
                })
        }

        @Test(
            "CONT-18 CONT-20 EX-25 the new view moves to the old one's place, and both children hear of it in UIKit's order",
            arguments: Place.allCases, Place.allCases)
        func movement(from one: Place, to other: Place) throws {
            try ManualFrameClock.use { time in
                let (old, oldPage) = make("main", one)
                let (new, newPage) = make("other", other)
                host.stage.embed(old, frame: Self.place)
                host.settle()
                let leaving = try oldPage()
                leaving.calls = []
                cycle(from: old, to: new)
                host.settle()
                #expect(leaving.calls == ["willMove out", "viewWillDisappear true"])
                #expect(try newPage().calls == ["willMove in", "viewWillAppear true", "viewIsAppearing true"])

                time.advance(by: .milliseconds(125))
                host.stage.window.layerTree.requestFrame()
                host.settle()
                // Half of the time is half of the way where setting off and coming to rest are alike.
                #expect(host.stage.pixel(CGPoint(x: 40, y: 40)) == "#ff0000")
                #expect(host.stage.pixel(CGPoint(x: 170, y: 40)) == "#0000ff")
                for x in [90.0, 230] { #expect(host.stage.pixel(CGPoint(x: x, y: 40)) != "#0000ff") }

                time.advance(by: .milliseconds(125))
                host.settle()
                #expect(host.stage.root.children == [host.stage.counter, new])
                #expect(new.view.frame == Self.place)
                #expect(host.stage.pixel(CGPoint(x: 70, y: 40)) == "#0000ff")
                #expect(
                    leaving.calls == [
                        "willMove out", "viewWillDisappear true", "viewDidDisappear true", "didMove out",
                    ])
                #expect(
                    try newPage().calls == [
                        "willMove in", "viewWillAppear true", "viewIsAppearing true", "viewDidAppear true",
                        "didMove in",
                    ])
            }
        }
    }
}
