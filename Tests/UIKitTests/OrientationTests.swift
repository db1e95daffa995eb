import ParityScenarios
import Testing

@testable import UIKit
import UIKitTesting

extension UIKitBehaviour {
    /// Each test turns the device, and leaves it as it was.
    @Suite("Interface orientations") @MainActor final class OrientationTests {
        /// Supports what it is told to, and writes down what it hears.
        private final class Page: UIViewController {
            var supported = UIInterfaceOrientationMask.all
            var mayTurn = true
            var lines: [String] = []

            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
            override var shouldAutorotate: Bool { mayTurn }

            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                let angle = atan2(coordinator.targetTransform.b, coordinator.targetTransform.a)
                lines.append("to \(size.width) from \(view.bounds.width) by \((angle * 180 / .pi).rounded())")
            }
        }

        private let device = UIDevice.current
        private let page = Page()
        private lazy var stage = Stage(root: page)
        private let landscape = CGSize(width: 400, height: 300)
        private let portrait = CGSize(width: 300, height: 400)

        isolated deinit {
            device.turn(to: nil)
        }

        private func turn(_ orientation: UIDeviceOrientation) {
            device.turn(to: orientation)
            stage.update()
        }

        @Test("ORI-01 when the device turns, so does the interface; a controller that refuses keeps its geometry")
        func turning() {
            #expect(stage.window.interfaceOrientation == .landscapeRight)
            turn(.portrait)
            #expect(stage.window.interfaceOrientation == .portrait && page.view.bounds.size == portrait)
            turn(.landscapeRight)
            #expect(stage.window.interfaceOrientation == .landscapeLeft && page.view.bounds.size == landscape)
            #expect(page.lines == ["to 300.0 from 400.0 by -90.0", "to 400.0 from 300.0 by -90.0"])
            page.mayTurn = false
            turn(.portrait)
            #expect(page.view.bounds.size == landscape && page.lines.count == 2)
            page.mayTurn = true
            UIViewController.attemptRotationToDeviceOrientation()
            #expect(page.view.bounds.size == portrait)
        }

        @Test(
            "ORI-01 ORI-02 DES-05 a root in any process says which orientations it supports, and is turned into those alone",
            arguments: Placement.allCases)
        func rootElsewhere(placement: Placement) async throws {
            let child = try await Placements.make("preferring", in: placement)
            do {
                let stage = Stage(root: try #require(child.controller))
                func settle() async throws {
                    stage.update()
                    try await child.settle()
                    stage.update()
                }
                try await settle()
                try await child.perform(.changeData)
                try await settle()
                device.turn(to: .portrait)
                try await settle()
                #expect(stage.window.interfaceOrientation.isLandscape)
                try await child.perform(.changeData)
                try await settle()
                #expect(stage.window.interfaceOrientation == .portrait)
                #expect(try await child.takeTrace().lines("configured") == ["child configured 1 views"])
            } catch {
                await child.end()
                throw error
            }
            await child.end()
        }

        @Test("ORI-02 DES-05 a controller that declares its orientations is turned into those alone")
        func supported() {
            page.supported = .portrait
            _ = stage
            // Nobody can refuse a size; the device is what is refused.
            #expect(page.view.bounds.size == landscape)
            turn(.landscapeLeft)
            #expect(page.view.bounds.size == portrait && stage.window.interfaceOrientation == .portrait)
            turn(.landscapeRight)
            #expect(page.view.bounds.size == portrait && page.lines.count == 1)
            page.supported = .allButUpsideDown
            page.setNeedsUpdateOfSupportedInterfaceOrientations()
            #expect(page.view.bounds.size == portrait)
            stage.update()
            #expect(page.view.bounds.size == landscape)
            turn(.portraitUpsideDown)
            #expect(stage.window.interfaceOrientation == .landscapeLeft)
        }

        @Test("The delegate of a navigation controller says which orientations that supports")
        func navigationDelegate() {
            final class Delegate: NSObject, UINavigationControllerDelegate {
                func navigationControllerSupportedInterfaceOrientations(
                    _ navigationController: UINavigationController
                ) -> UIInterfaceOrientationMask {
                    .landscape
                }
            }
            final class Silent: NSObject, UINavigationControllerDelegate {}
            let (delegate, silent) = (Delegate(), Silent())
            let navigation = UINavigationController(rootViewController: UIViewController())
            stage.window.rootViewController = navigation
            let usual = navigation.usualInterfaceOrientations
            #expect(navigation.supportedInterfaceOrientations == usual)
            navigation.delegate = silent
            #expect(navigation.supportedInterfaceOrientations == usual)
            navigation.delegate = delegate
            turn(.portrait)
            #expect(navigation.view.bounds.size == landscape)
            navigation.delegate = silent
            navigation.setNeedsUpdateOfSupportedInterfaceOrientations()
            stage.update()
            #expect(navigation.view.bounds.size == portrait)
        }

        @Test("The window that turns asks and tells its root, not one that was, nor one inside of it")
        func inFront() {
            let child = Page()
            child.supported = .landscape
            stage.embed(child)
            turn(.portrait)
            #expect(page.lines.count == 1 && child.lines == [])
            let next = Page()
            next.supported = .landscape
            stage.window.rootViewController = next
            stage.update()
            #expect(next.view.bounds.size == landscape)
            turn(.landscapeRight)
            #expect(stage.window.interfaceOrientation == .landscapeLeft)
            #expect(page.lines.count == 1 && next.lines == ["to 400.0 from 300.0 by 90.0"])
        }

        @Test(
            "DES-05 a content controller configures its views when they are loaded, and says which orientations it supports"
        )
        func checklist() {
            final class Form: UIViewController {
                let label = UILabel()
                override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .white
                    label.text = "Name"
                    view.addSubview(label)
                }
            }
            let form = Form()
            #expect(form.label.text == nil)
            form.loadViewIfNeeded()
            #expect(form.view.backgroundColor == .white && form.view.subviews == [form.label])
            #expect(form.label.text == "Name")
            stage.window.rootViewController = form
            stage.update()
            turn(.portrait)
            #expect(form.view.bounds.size == landscape && stage.window.interfaceOrientation.isLandscape)
        }

        @Test("ORI-04 a device tells how it is held, and whether that is higher or wider")
        func heldDevice() {
            let cases: [(UIDeviceOrientation, isPortrait: Bool, isLandscape: Bool)] = [
                (.portrait, true, false), (.portraitUpsideDown, true, false), (.landscapeLeft, false, true),
                (.landscapeRight, false, true), (.faceUp, false, false), (.faceDown, false, false),
                (.unknown, false, false),
            ]
            for (orientation, isPortrait, isLandscape) in cases {
                turn(orientation)
                #expect(device.orientation == orientation)
                #expect(device.orientation.isPortrait == isPortrait && device.orientation.isLandscape == isLandscape)
            }
            device.turn(to: nil)
            #expect(device.orientation == .landscapeLeft)
        }

        @Test("A device that lies flat, or hangs upside down where that changes no size, turns no sizes")
        func flat() {
            turn(.portrait)
            turn(.faceUp)
            #expect(stage.window.interfaceOrientation == .portrait && page.lines.count == 1)
            turn(.portraitUpsideDown)
            #expect(stage.window.interfaceOrientation == .portraitUpsideDown && page.lines.count == 1)
            #expect(UIApplication.shared.statusBarOrientation == .portraitUpsideDown)
            stage.window.resize(to: CGSize(width: 500, height: 200))
            #expect(stage.window.interfaceOrientation == .landscapeRight)
        }

        @Test(
            "The application narrows what controllers support; where nothing is left that is reported, and nothing turns"
        )
        func application() {
            final class Delegate: UIApplicationDelegate {
                var allowed = UIInterfaceOrientationMask.landscape
                func application(
                    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
                ) -> UIInterfaceOrientationMask { allowed }
            }
            let delegate = Delegate()
            UIApplication.shared.delegate = delegate
            defer { UIApplication.shared.delegate = nil }
            _ = stage
            turn(.portrait)
            #expect(page.view.bounds.size == landscape)
            page.supported = .portrait
            expectDiagnostics([.noCommonOrientation]) { turn(.portraitUpsideDown) }
            #expect(page.view.bounds.size == landscape && page.lines == [])
        }

        @Test("ORI-10 the orientations and their masks are those of UIKit, and a controller has them all on a pad")
        func members() {
            let masks: [(UIInterfaceOrientation, UIInterfaceOrientationMask)] = [
                (.portrait, .portrait), (.portraitUpsideDown, .portraitUpsideDown), (.landscapeLeft, .landscapeLeft),
                (.landscapeRight, .landscapeRight),
            ]
            #expect(masks.allSatisfy { $0.0.mask == $0.1 })
            #expect(masks.map(\.0.rawValue) == [1, 2, 4, 3] && masks.map(\.1.rawValue) == [2, 4, 16, 8])
            #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
            #expect(masks.map(\.0.isLandscape) == [false, false, true, true])
            let controller = UIViewController()
            #expect(controller.supportedInterfaceOrientations == .all && controller.shouldAutorotate)
            controller.traitOverrides[UITraitUserInterfaceIdiom.self] = .phone
            #expect(controller.supportedInterfaceOrientations == .allButUpsideDown)
            let isAsking = device.isGeneratingDeviceOrientationNotifications
            device.beginGeneratingDeviceOrientationNotifications()
            #expect(!isAsking && device.isGeneratingDeviceOrientationNotifications)
            device.endGeneratingDeviceOrientationNotifications()
        }

        @Test(
            "ORI-01 a controller hears of a turn before its view has the other size, then traits, then layout",
            arguments: Placement.allCases)
        func order(placement: Placement) async throws {
            let trace = try await trace(
                of: [.makeChildRoot, .showWindow, .update, .turnDevice(isPortrait: true), .update], child: "plain",
                in: placement)
            let turn = try #require(trace.firstIndex { $0.contains("viewWillTransition") })
            expectTrace(
                Array(trace[turn...]),
                """
                child viewWillTransition(to: 300x400) bounds=400x300
                child viewWillLayoutSubviews bounds=300x400
                child viewDidLayoutSubviews bounds=300x400
                """)
        }
    }
}
