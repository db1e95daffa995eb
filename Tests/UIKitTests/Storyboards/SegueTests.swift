import Testing
import UIKitTesting

@testable import UIKit

extension UIKitBehaviour {
    @Suite("Segues") @MainActor struct Segues {
        init() {
            _ = SampleClasses.take()
            UIView.setAnimationsEnabled(false)
        }

        /// The list of the sample in its navigation controller, shown.
        private func list() throws -> (stage: Stage, list: SampleClasses.PlantsViewController) {
            let storyboard = try InterfaceStaging.sample("Plants")
            let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
            let stage = Stage(root: navigation)
            let list = try #require(navigation.viewControllers.first as? SampleClasses.PlantsViewController)
            _ = SampleClasses.take()
            return (stage, list)
        }

        @Test("SEG-03 SEG-10 SEG-23: a tap on a button asks, makes, prepares and pushes")
        func show() throws {
            let (stage, list) = try list()
            let button = try #require(list.view.subviews.first as? UIButton)
            button.sendActions(for: .touchUpInside)
            let log = SampleClasses.take()
            #expect(
                Array(log.prefix(5)) == [
                    "Plants.should(openPlant)", "Plant.init(coder:) storyboard nil",
                    "Plant.awakeFromNib parent nil storyboard set", "Plants.prepare(openPlant) loaded false",
                    "Plant.willMove(parent)",
                ])
            stage.update()
            #expect(list.navigationController?.topViewController?.view.window === stage.window)
        }

        @Test("SEG-05 SEG-11 FLOW-02: the sender is what was tapped, and the destination what is shown then")
        func ends() throws {
            let (stage, list) = try list()
            let button = try #require(list.view.subviews.first as? UIButton)
            button.sendActions(for: .touchUpInside)
            #expect(list.senders.first as? UIButton === button)
            let segue = try #require(list.segues.first)
            #expect(segue.source === list && segue.destination is SampleClasses.PlantViewController)
            #expect(list.navigationController?.topViewController === segue.destination)
            stage.update()
        }

        @Test("SEG-05: a recogniser in the view of the source triggers a segue as a control does, and is its sender")
        func recognizer() throws {
            let storyboard = try InterfaceStaging.storyboard(
                """
                <viewController customClass="HomeViewController" id="1"><view key="view" id="v"><rect key="frame" x="0" y="0" width="100"
                height="100"/><connections><outletCollection property="gestureRecognizers" destination="t" appends="YES" id="o"/></connections>
                </view></viewController>
                <tapGestureRecognizer id="t"><connections>
                <segue destination="2" kind="presentation" identifier="form" id="s"/></connections></tapGestureRecognizer>
                """, "<viewController customClass=\"FormViewController\" id=\"2\"/>", initial: "1")
            let home = try #require(
                storyboard.instantiateInitialViewController() as? SampleClasses.HomeViewController)
            let stage = Stage(root: home)
            let tap = try #require(home.view.gestureRecognizers?.first)
            stage.tap(CGPoint(x: 50, y: 50))
            stage.update()
            #expect(home.senders.first as? UIGestureRecognizer === tap)
            #expect(home.presentedViewController is SampleClasses.FormViewController)
        }

        @Test("SEG-12: a segue that is refused makes no destination and prepares nothing")
        func refused() throws {
            let (stage, list) = try list()
            list.allowsSegues = false
            let button = try #require(list.view.subviews.first as? UIButton)
            button.sendActions(for: .touchUpInside)
            #expect(SampleClasses.take() == ["Plants.should(openPlant)"])
            #expect(list.navigationController?.viewControllers.count == 1)
            stage.update()
        }

        @Test("SEG-07, SEG-09: code triggers a segue with any sender, and nobody asks whether it may run")
        func byCode() throws {
            let (stage, list) = try list()
            list.allowsSegues = false
            list.performSegue(withIdentifier: "openPlant", sender: "me")
            #expect(SampleClasses.take().first == "Plant.init(coder:) storyboard nil")
            #expect(list.senders.first as? String == "me")
            #expect(list.navigationController?.viewControllers.count == 2)
            let reports = InterfaceStaging.reports { list.performSegue(withIdentifier: "nope", sender: nil) }
            #expect(reports.count == 1 && reports[0].contains("no segue \"nope\"") && reports[0].contains("openPlant"))
            stage.update()
        }

        @Test("A presentation has the styles of the segue, and a popover its anchor, before it is prepared")
        func presentations() throws {
            final class Recorder: UIViewController {
                var seen: [String] = []
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                    let popover =
                        segue.destination.modalPresentationStyle == .popover
                        ? segue.destination.popoverPresentationController : nil
                    seen.append(
                        "\(segue.destination.modalPresentationStyle.rawValue) \(popover?.sourceView is UIButton)")
                }
                override func present(
                    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
                ) {
                    seen.append("present \(flag)")
                }
            }
            let storyboard = try InterfaceStaging.sample("Sheets")
            let made: Recorder? = storyboard.instantiateInitialViewController { Recorder(coder: $0) }
            let recorder = try #require(made)
            recorder.loadViewIfNeeded()
            recorder.performSegue(withIdentifier: "order", sender: nil)
            recorder.performSegue(withIdentifier: "hints", sender: nil)
            let form = UIModalPresentationStyle.formSheet.rawValue
            let popover = UIModalPresentationStyle.popover.rawValue
            #expect(recorder.seen == ["\(form) false", "present true", "\(popover) true", "present true"])
        }

        @Test("SEG-20: a segue of a class of the app's does what its perform() does, with source and destination")
        func custom() throws {
            final class Fade: UIStoryboardSegue {
                nonisolated(unsafe) static var performed: [String] = []
                override func perform() {
                    Self.performed.append("\(identifier ?? "") \(source.title ?? "") \(destination.title ?? "")")
                }
            }
            ObjectTable(Fade.self).register()
            let storyboard = try InterfaceStaging.storyboard(
                """
                <viewController title="a" id="1"><connections>
                <segue destination="2" kind="custom" identifier="f" customClass="Fade" id="s"/></connections></viewController>
                """, "<viewController title=\"b\" id=\"2\"/>", initial: "1")
            let controller = try #require(storyboard.instantiateInitialViewController())
            controller.performSegue(withIdentifier: "f", sender: nil)
            #expect(Fade.performed == ["f a b"])
        }

        @Test(
            "A segue action of the source makes the destination, with the sender; one that answers nil leaves it to the storyboard"
        )
        func segueAction() throws {
            final class Source: UIViewController {
                var made: UIViewController?
                var answersNil = false
                func makeDetail(_ coder: NSCoder, sender: Any?) -> UIViewController? {
                    guard !answersNil else { return nil }
                    made = UIViewController(coder: coder)
                    made?.title = sender as? String
                    return made
                }
                override func present(
                    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
                ) {
                    shown.append(viewControllerToPresent)
                }
                var shown: [UIViewController] = []
            }
            ObjectTable(
                Source.self, segueActions: [.init("makeDetail:sender:") { $0.makeDetail($1, sender: $2 as Any?) }]
            ).register()
            let storyboard = try InterfaceStaging.storyboard(
                """
                <viewController id="1"><connections><segue destination="2" kind="presentation" identifier="d"
                destinationCreationSelector="makeDetail:sender:" id="s"/></connections></viewController>
                """, "<viewController restorationIdentifier=\"r\" id=\"2\"/>", initial: "1")
            let made: Source? = storyboard.instantiateInitialViewController { Source(coder: $0) }
            let source = try #require(made)
            source.performSegue(withIdentifier: "d", sender: "t")
            #expect(source.shown.first === source.made && source.made?.title == "t")
            #expect(source.made?.restorationIdentifier == "r" && source.made?.storyboard === storyboard)
            source.answersNil = true
            source.performSegue(withIdentifier: "d", sender: "t")
            #expect(source.shown.count == 2 && source.shown.last !== source.made)
        }

        // MARK: Unwinding

        /// The first page of the sample, with the second one presented over it.
        private func pages() throws -> (
            stage: Stage, first: SampleClasses.LobbyViewController, second: SampleClasses.RoomViewController
        ) {
            let first = try #require(
                try InterfaceStaging.sample("WayBack").instantiateInitialViewController()
                    as? SampleClasses.LobbyViewController)
            let stage = Stage(root: first)
            first.performSegue(withIdentifier: "enter", sender: nil)
            stage.update()
            let second = try #require(first.presentedViewController as? SampleClasses.RoomViewController)
            _ = SampleClasses.take()
            return (stage, first, second)
        }

        @Test(
            "SEG-16 SEG-18: a tap on what is connected to the exit asks, prepares, calls the method, and goes back then"
        )
        func unwind() throws {
            let (stage, first, second) = try pages()
            let button = try #require(second.view.subviews.first as? UIButton)
            button.sendActions(for: .touchUpInside)
            stage.update()
            #expect(
                SampleClasses.take().filter { !$0.contains("ove(") } == [
                    "Room.should(leave)", "Room.canUnwind false", "Lobby.canUnwind true",
                    "Room.prepare(leave) loaded true", "Lobby.unwindToLobby(leave)", "Lobby.dismiss",
                ])
            #expect(first.presentedViewController == nil)
        }

        @Test("SEG-14: an unwind segue leads to the controller that is there, and makes none")
        func existing() throws {
            let (stage, first, second) = try pages()
            second.performSegue(withIdentifier: "leaveByCode", sender: nil)
            stage.update()
            #expect(second.segues.first?.destination === first)
            #expect(first.presentedViewController == nil && first.view.window === stage.window)
            #expect(second.view.window == nil)
            #expect(!SampleClasses.take().contains { $0.contains("init(coder:)") })
        }

        @Test("SEG-15: a method that does nothing is enough for the way back")
        func emptyMethod() throws {
            final class EmptyUnwindViewController: UIViewController {
                func home(_ segue: UIStoryboardSegue) {}
            }
            ObjectTable(EmptyUnwindViewController.self, actions: [.init("home:") { $0.home($1) }]).register()
            let storyboard = try InterfaceStaging.storyboard(
                """
                <viewController customClass="EmptyUnwindViewController" id="1"><connections>
                <segue destination="2" kind="presentation" identifier="go" modalPresentationStyle="fullScreen" id="s"/></connections>
                </viewController>
                """,
                """
                <viewController id="2"><connections><segue destination="x" kind="unwind" identifier="back" unwindAction="home:" id="u"/>
                </connections></viewController><exit id="x"/>
                """, initial: "1")
            let home = try #require(storyboard.instantiateInitialViewController())
            #expect(home is EmptyUnwindViewController)
            let stage = Stage(root: home)
            home.performSegue(withIdentifier: "go", sender: nil)
            stage.update()
            let other = try #require(home.presentedViewController)
            other.performSegue(withIdentifier: "back", sender: nil)
            stage.update()
            #expect(home.presentedViewController == nil && home.view.window === stage.window)
        }

        @Test("SEG-17: where nobody takes an unwind segue nothing happens, and that is reported")
        func nobody() throws {
            let storyboard = try InterfaceStaging.storyboard(
                """
                <viewController id="1"><connections><segue destination="x" kind="unwind" identifier="u" unwindAction="gone:" id="s"/>
                </connections></viewController><exit id="x"/>
                """, initial: "1")
            let controller = try #require(storyboard.instantiateInitialViewController())
            let reports = InterfaceStaging.reports { controller.performSegue(withIdentifier: "u", sender: nil) }
            #expect(reports.count == 1 && reports[0].contains("gone:"))
        }

        /// A controller that takes unwind segues, or not, and keeps who was asked.
        private final class Stop: UIViewController {
            static var asked: [String] = []
            var takes = false
            override func canPerformUnwindSegueAction(
                _ action: Selector, from fromViewController: UIViewController, sender: Any?
            ) -> Bool {
                Self.asked.append(title ?? "")
                return takes
            }
        }

        private func stop(_ title: String, takes: Bool = false) -> Stop {
            let stop = Stop()
            stop.title = title
            stop.takes = takes
            return stop
        }

        @Test(
            "SEG-19: a navigation controller's children are asked from the top, and the nearest that takes it is found")
        func search() {
            Stop.asked = []
            let controllers = [stop("a", takes: true), stop("b", takes: true), stop("c"), stop("d")]
            let navigation = UINavigationController()
            navigation.setViewControllers(controllers, animated: false)
            let source = UIStoryboardUnwindSegueSource(source: controllers[3], unwindAction: "back:", sender: nil)
            #expect(UnwindSearch(source).destination() === controllers[1])
            #expect(Stop.asked == ["d", "c", "b"])
            #expect(navigation.childContaining(source) === controllers[3])
            #expect(
                navigation.allowedChildrenForUnwinding(from: source) == [
                    controllers[2], controllers[1], controllers[0],
                ])
        }

        @Test("The way back goes through the containers from the outside in")
        func containers() {
            final class Tabs: UITabBarController {
                override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
                    Stop.asked.append("tabs")
                    super.unwind(for: unwindSegue, towards: subsequentVC)
                }
            }
            final class Navigation: UINavigationController {
                override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
                    Stop.asked.append("navigation")
                    super.unwind(for: unwindSegue, towards: subsequentVC)
                }
            }
            Stop.asked = []
            let root = stop("root")
            let navigation = Navigation()
            navigation.setViewControllers([root, stop("pushed")], animated: false)
            let other = stop("other")
            let tabs = Tabs()
            tabs.viewControllers = [navigation, other]
            tabs.selectedIndex = 1
            let segue = UIStoryboardSegue(identifier: nil, source: other, destination: root)
            UnwindTransition(segue).run()
            #expect(Stop.asked == ["tabs", "navigation"])
            #expect(tabs.selectedIndex == 0 && navigation.topViewController === root)
        }
    }
}
