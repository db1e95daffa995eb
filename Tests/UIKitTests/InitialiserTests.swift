import ParityScenarios
import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @Suite("How controllers are made") @MainActor struct InitialiserTests {
        /// Shows a number, given at once or later.
        private final class CounterViewController: UIViewController {
            var count = 0 { didSet { show() } }
            private var label: UILabel?

            init(count: Int) {
                super.init(nibName: nil, bundle: nil)
                self.count = count
            }

            override init(nibName: String?, bundle: Bundle?) {
                super.init(nibName: nibName, bundle: bundle)
            }

            required init?(coder: NSCoder) {
                super.init(coder: coder)
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                let label = UILabel()
                view.addSubview(label)
                self.label = label
                show()
            }

            private func show() { label?.text = "\(count)" }

            var shown: String? { label?.text }
        }

        @Test(
            "INIT-06 INIT-07 an initialiser of one's own, with super's in it, gives a controller without views that can be shown",
            arguments: Placement.allCases)
        func ownInitialiser(placement: Placement) async throws {
            let trace = try await trace(
                of: [.perform(.describe), .showWindow, .update] + .embed + [.update], child: "laid-out", in: placement)
            #expect(trace.callbacks().prefix(2) == ["init", "describe"])
            #expect(trace.lines("describe").first?.contains("view=none") == true)
            #expect(trace.count("viewDidAppear") == 1)
        }

        @Test("INIT-06 whichever initialiser makes it, a controller has no view afterwards")
        func noView() throws {
            let controllers = [
                UIViewController(), UIViewController(nibName: nil, bundle: nil),
                UINavigationController(rootViewController: UIViewController()), UITabBarController(),
                UISplitViewController(style: .doubleColumn), UISplitViewController(), CounterViewController(count: 3),
            ]
            #expect(controllers.allSatisfy { $0.viewIfLoaded == nil && $0.nibName == nil && $0.nibBundle == .main })
        }

        @Test("INIT-07 a stack's initialiser with a root is one to override, and the root is there when it returns")
        func rootOfStack() {
            final class Stack: UINavigationController {
                private(set) var rootsAtOnce: [UIViewController] = []

                override init(rootViewController: UIViewController) {
                    super.init(rootViewController: rootViewController)
                    rootsAtOnce = viewControllers
                }

                required init?(coder: NSCoder) {
                    super.init(coder: coder)
                }
            }
            let root = UIViewController()
            let stack = Stack(rootViewController: root)
            #expect(stack.rootsAtOnce == [root] && stack.viewControllers == [root])
            #expect(root.parent === stack && stack.viewIfLoaded == nil)
        }

        @Test("INIT-08 a controller made by init() can be shown at once, and is configured by its properties then")
        func goodStateByDefault() {
            let controller = CounterViewController()
            let stage = Stage(root: controller)
            #expect(controller.shown == "0" && controller.view.window === stage.window)
            controller.count = 2
            #expect(controller.shown == "2")
        }

        @Test(
            "INIT-08 a controller made by init() in any process can be shown at once, and is configured by its properties then",
            arguments: Placement.allCases)
        func goodStateElsewhere(placement: Placement) async throws {
            let trace = try await trace(
                of: [.showWindow, .update] + .embed + [.update, .perform(.changeData), .update], child: "counting",
                in: placement)
            #expect(trace.count("viewDidAppear") == 1)
            #expect(trace.lines("shows") == ["child shows 0", "child shows 1"])
        }

        @Test(
            "INIT-09 in any process the controllers are the same that are configured by parameters and by properties",
            arguments: Placement.allCases)
        func bothRoutesElsewhere(placement: Placement) async throws {
            let trace = try await trace(
                of: [.loadChildView, .perform(.changeData), .perform(.changeData)], child: "counting", in: placement)
            #expect(trace.lines("made") == ["child made [\"7 7\", \"7 7\", \"7 7\"]"])
        }

        @Test("INIT-09 configured by parameters or by properties, a controller is the same, shown or not")
        func bothRoutes() {
            let byParameter = CounterViewController(count: 7)
            let byProperty = CounterViewController(nibName: nil, bundle: nil)
            byProperty.count = 7
            for controller in [byParameter, byProperty] {
                controller.loadViewIfNeeded()
                #expect(controller.count == 7 && controller.shown == "7")
            }
        }

        @Test("INIT-12 what a class needs once is made with its first controller, once for a subclass that shares it")
        func oncePerClass() {
            class Page: UIViewController {
                static var log: [String] = []
                class var setUp: Void { Once.page }
                private enum Once {
                    @MainActor static let page: Void = { Page.log.append("page") }()
                }

                override init(nibName: String?, bundle: Bundle?) {
                    _ = Self.setUp
                    super.init(nibName: nibName, bundle: bundle)
                }

                required init?(coder: NSCoder) { nil }
            }
            final class Photo: Page {
                override class var setUp: Void {
                    _ = super.setUp
                    return Once.photo
                }
                private enum Once {
                    @MainActor static let photo: Void = { Page.log.append("photo") }()
                }
            }
            final class Text: Page {}
            #expect(Page.log == [])
            _ = [Text(), Photo(), Photo(), Page()]
            #expect(Page.log == ["page", "photo"])
        }
    }
}
