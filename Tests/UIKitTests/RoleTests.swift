import ParityScenarios
import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @Suite("What controllers are for") @MainActor struct RoleTests {
        @Test(
            "ROLE-02 ROLE-14 a controller shows what changes in its data, answers its button and lays its views out",
            arguments: Placement.allCases)
        func duties(placement: Placement) async throws {
            let trace = try await trace(
                of: [.showWindow, .update] + .embed + [
                    .update, .perform(.changeData), .touch(.began, x: 40, y: 65), .touch(.ended, x: 40, y: 65),
                    .update, .setChildFrame(x: 20, y: 10, width: 120, height: 100), .update,
                ], child: "note", in: placement)
            #expect(
                trace.lines("shows") == [
                    "child shows \"milk\" details=hidden", "child shows \"milk and tea\" details=hidden",
                    "child shows \"milk and tea and bread\" details=shown",
                ])
            #expect(trace.lines("label").first == "child label 0,0 200x30")
            #expect(trace.lines("label").last == "child label 0,0 120x30")
            #expect(trace.count("didMove(toParent: container)") == 1)
        }

        @Test(
            "ROLE-20 data live with the controller; views are not there before they are to be seen",
            arguments: Placement.allCases)
        func lifetimes(placement: Placement) async throws {
            let trace = try await trace(
                of: [.perform(.changeData), .showWindow, .update] + .embed + [.update], child: "note", in: placement)
            #expect(trace.lines("note") == ["child note \"milk and tea\" view=none"])
            #expect(trace.lines("shows") == ["child shows \"milk and tea\" details=hidden"])
        }

        @Test(
            "ROLE-04 LOAD-01 the root view comes when it is asked for, with the views below it in place",
            arguments: Placement.allCases)
        func suppliesView(placement: Placement) async throws {
            let trace = try await trace(
                of: [.perform(.describe), .loadChildView, .perform(.describe), .showWindow, .update] + .embed
                    + [.update],
                child: "laid-out", in: placement)
            #expect(trace.lines("describe").map { $0.contains("view=loaded") } == [false, true])
            #expect(trace.lines("outlets") == ["child outlets bar=set content=set"])
            #expect(trace.lines("frames").last == "child frames bar=0,0 200x40 content=0,40 200x60")
        }

        @Test(
            "ROLE-08 a content controller appears alone, and a container with the child that it has",
            arguments: Placement.allCases)
        func kinds(placement: Placement) async throws {
            let content = try await trace(of: Scenario.shownAndRemoved, child: "plain", in: placement)
            #expect(!content.contains { $0.hasPrefix("grandchild") })
            let container = try await trace(of: Scenario.shownAndRemoved, child: "container", in: placement)
            #expect(container.count("viewDidAppear", of: "grandchild1") == 1)
            #expect(container.count("viewDidAppear") == content.count("viewDidAppear"))
        }

        @Test("ROLE-03 data, view and controller: each of the two others does its work without the controller")
        func apart() {
            let note = Note("milk")
            var changes = 0
            note.onChange = { changes += 1 }
            note.append(" and tea")
            #expect(note.text == "milk and tea" && changes == 1)
            let view = NoteView(frame: CGRect(x: 0, y: 0, width: 80, height: 100))
            view.text = "anything"
            view.layoutIfNeeded()
            #expect(view.text == "anything" && view.labelFrame.width == 80)
        }

        @Test(
            "ROLE-01 ROLE-10 every view on screen belongs to one controller, and a child's below its parent's to the child"
        )
        func owners() {
            func owner(of view: UIView) -> UIViewController? {
                sequence(first: view as UIResponder) { $0.next }.lazy.compactMap { $0 as? UIViewController }.first
            }
            func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
            let content = UIViewController()
            let label = UILabel()
            content.view.addSubview(label)
            let navigation = UINavigationController(rootViewController: content)
            let stage = Stage()
            stage.embed(navigation)
            let owners = Set(all(stage.root.view).compactMap(owner))
            #expect(all(stage.root.view).allSatisfy { owner(of: $0) != nil })
            #expect(owners == [stage.root, navigation, content])
            #expect(owner(of: label) === content && owner(of: navigation.navigationBar) === navigation)
            #expect(content.view.isDescendant(of: navigation.view) && content.view.next === content)
        }

        @Test(
            "ROLE-05 ROLE-13 what the system expects of each controller, a container of UIKit's too, the base class does"
        )
        func baseClass() {
            let makers: [() -> AnyObject] = [
                { UIViewController() }, { UINavigationController(rootViewController: UIViewController()) },
                {
                    let tabs = UITabBarController()
                    tabs.viewControllers = [UIViewController(), UIViewController()]
                    return tabs
                },
                {
                    let split = UISplitViewController(style: .doubleColumn)
                    split.setViewController(UIViewController(), for: .primary)
                    split.setViewController(UIViewController(), for: .secondary)
                    return split
                },
            ]
            for make in makers {
                guard let controller = make() as? UIViewController else {
                    Issue.record("it is no UIViewController")
                    continue
                }
                let stage = Stage()
                stage.embed(controller, frame: stage.root.view.bounds)
                controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                stage.window.resize(to: CGSize(width: 500, height: 320))
                UIScreen.main.update(size: UIScreen.main.bounds.size, scale: 1, userInterfaceStyle: .dark)
                stage.update()
                #expect(controller.view.bounds.size == CGSize(width: 500, height: 320))
                #expect(controller.traitCollection.userInterfaceStyle == .dark)
                UIApplication.shared.sendMemoryWarning()
                stage.tap(CGPoint(x: 200, y: 200))
                #expect(controller.isViewLoaded && controller.view.window === stage.window)
                stage.remove(controller)
                #expect(controller.parent == nil && controller.view.superview == nil)
                UIScreen.main.update(size: UIScreen.main.bounds.size, scale: 1, userInterfaceStyle: .light)
            }
        }

        @Test(
            "ROLE-17 ROLE-18 a subclass that adds data and overrides nothing is shown: the view is all that it must have"
        )
        func nothingToOverride() {
            final class Holder: UIViewController {
                var rows = ["one"]
            }
            let holder = Holder()
            let stage = Stage(root: holder)
            #expect(holder.view.window === stage.window && holder.view.frame == stage.window.bounds)
            #expect(holder.view.subviews.isEmpty && holder.rows == ["one"])
        }

        @Test(
            "ROLE-17 ROLE-18 a subclass that adds data and overrides nothing is shown in any process: its view is all that it must have",
            arguments: Placement.allCases)
        func bare(placement: Placement) async throws {
            let trace = try await trace(
                of: [.perform(.describe), .showWindow, .update] + .embed + [
                    .update, .perform(.changeData), .perform(.describe),
                ], child: "bare", in: placement)
            let lines = trace.lines("describe")
            #expect(lines.first?.hasPrefix("child describe rows=1 view=none") == true)
            #expect(
                lines.last?.hasPrefix(
                    "child describe rows=2 view=200x100 subviews=0 window=true superview=true parent=true") == true)
        }

        @Test(
            "ROLE-05 ROLE-13 size, traits, memory and removal: the base class does its half by itself, in any process",
            arguments: Placement.allCases)
        func defaults(placement: Placement) async throws {
            let trace = try await trace(
                of: [
                    .showWindow, .update, .addChild, .setChildFrame(x: 0, y: 0, width: 400, height: 300),
                    .addChildView, .didMove, .update, .resizeWindow(width: 700, height: 320), .darkMode(true), .update,
                    .memoryWarning, .update, .perform(.describe),
                ] + .unembed + [.update, .perform(.describe), .darkMode(false)], child: "bare", in: placement)
            let lines = trace.lines("describe")
            #expect(
                lines.first
                    == "child describe rows=1 view=700x320 subviews=0 window=true superview=true parent=true traits=dark@1 regular/compact"
            )
            #expect(lines.last?.contains("window=false superview=false parent=false") == true)
        }

        @Test("ROLE-06 ROLE-07 a controller manages views, gets events as a responder, leads on and talks to others")
        func groups() {
            final class Container: UIViewController {
                var shown: [UIViewController] = []
                var wishes: [CGSize] = []
                override func show(_ controller: UIViewController, sender: Any?) { shown.append(controller) }
                override func preferredContentSizeDidChange(forChildContentContainer child: any UIContentContainer) {
                    wishes.append(child.preferredContentSize)
                }
            }
            final class Page: UIViewController {
                var touches = 0
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                    self.touches += touches.count
                }
            }
            let (container, page, next) = (Container(), Page(), UIViewController())
            let stage = Stage(root: container)
            stage.embed(page)
            #expect(page.view.superview === container.view)
            stage.press(CGPoint(x: 30, y: 20))
            #expect(page.touches == 1)
            var chain: [AnyObject] = []
            var responder: UIResponder? = page.view
            while let current = responder {
                chain.append(current)
                responder = current.next
            }
            #expect(chain.contains { $0 === page } && chain.contains { $0 === container })
            page.show(next, sender: page)
            #expect(container.shown == [next])
            page.preferredContentSize = CGSize(width: 10, height: 20)
            #expect(container.wishes == [CGSize(width: 10, height: 20)])
        }

        @Test("ROLE-12 DES-01 a controller that shows a photo needs the photo, and nothing else of the app")
        func partOfTheData() {
            final class PhotoViewController: UIViewController {
                private let photo: UIImage
                private let imageView = UIImageView()
                var onDone: () -> Void = {}

                init(photo: UIImage) {
                    self.photo = photo
                    super.init(nibName: nil, bundle: nil)
                }

                required init?(coder: NSCoder) { nil }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    imageView.image = photo
                    view.addSubview(imageView)
                }

                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    imageView.frame = view.bounds
                }

                override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onDone() }
            }
            let photo = UIImage.plain(.red, 4, 4)
            let controller = PhotoViewController(photo: photo)
            var isDone = false
            controller.onDone = { isDone = true }
            let stage = Stage(root: controller)
            let shown = controller.view.subviews.first as? UIImageView
            #expect(shown?.image === photo && shown?.frame == stage.window.bounds)
            stage.tap(CGPoint(x: 50, y: 50))
            #expect(isDone)
        }

        @Test("ROLE-15 a launch with a window that has no root is reported; with one it is not")
        func launchWithoutRoot() {
            final class Delegate: UIApplicationDelegate {
                var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            }
            defer { UIApplication.shared.delegate = nil }
            let delegate = Delegate()
            delegate.window?.isHidden = false
            expectDiagnostics([.windowWithoutRoot]) { _ = UIApplication.shared.launch(delegate) }
            delegate.window?.rootViewController = UIViewController()
            expectDiagnostics([]) { _ = UIApplication.shared.launch(delegate) }
            UIApplication.shared.resignActive()
        }

        @Test(
            "ROLE-16 DES-07 one controller leads to those that show, ask and work, each of which is made when it is needed"
        )
        func uses() throws {
            final class Page: UIViewController {
                static var made: [String] = []
                static var alive = 0
                let control: UIControl?
                var onDone: (Page) -> Void = { _ in }

                init(_ title: String, _ control: UIControl? = nil) {
                    self.control = control
                    super.init(nibName: nil, bundle: nil)
                    self.title = title
                    Self.made.append(title)
                    Self.alive += 1
                }

                deinit { MainActor.assumeIsolated { Page.alive -= 1 } }

                required init?(coder: NSCoder) { nil }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    control.map(view.addSubview)
                    control?.addAction(
                        UIAction { [unowned self] _ in onDone(self) }, for: [.valueChanged, .primaryActionTriggered])
                }
            }
            let menu = Page("Menu", UIButton(type: .system))
            let navigation = UINavigationController(rootViewController: menu)
            let stage = Stage(root: navigation)
            var answers: [Bool] = []
            let ways: [() -> Page] = [
                { Page("Reader") },
                {
                    let form = Page("Form", UISwitch())
                    form.onDone = { answers.append(($0.control as? UISwitch)?.isOn ?? false) }
                    return form
                },
                {
                    let work = Page("Work", UIButton(type: .system))
                    work.onDone = { $0.navigationController?.popViewController(animated: false) }
                    return work
                },
            ]
            for (index, way) in ways.enumerated() {
                menu.onDone = { $0.navigationController?.pushViewController(way(), animated: false) }
                #expect(Page.made.count == index + 1 && Page.alive == 1)
                menu.control?.sendActions(for: .primaryActionTriggered)
                stage.update()
                #expect(Page.alive == 2)
                let top = try #require(navigation.topViewController as? Page)
                #expect(navigation.navigationBar.topItem?.title == Page.made.last && top.view.window != nil)
                (top.control as? UISwitch)?.isOn = true
                top.control?.sendActions(for: [.valueChanged])
                if top.title == "Work" { top.control?.sendActions(for: .primaryActionTriggered) }
                navigation.popToRootViewController(animated: false)
                stage.update()
                #expect(navigation.topViewController === menu)
            }
            #expect(answers == [true] && Page.made == ["Menu", "Reader", "Form", "Work"])
            #expect(Page.alive == 1)
        }
    }
}
