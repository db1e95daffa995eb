import Testing
import UIKit
import UIKitTesting

extension UIKitBehaviour {
    @MainActor @Suite(.serialized) struct Scenes {
        /// Opens screens that nobody sees.
        private final class System: SceneSystem {
            var opened: [UIScreen] = []
            var closed: [UIScreen] = []
            var raised: [UIScreen] = []
            var ends = 0
            var refusal: (any Error)?

            func openScreen() throws -> UIScreen {
                if let refusal { throw refusal }
                let screen = UIScreen(
                    size: CGSize(width: 300, height: 400), scale: 2, userInterfaceStyle: .dark)
                opened.append(screen)
                return screen
            }

            func didConnect(_ scene: UIScene, on screen: UIScreen) {
                Trace.lines.append("\(Trace.name(scene)) is served")
            }

            func closeScreen(_ screen: UIScreen) {
                closed.append(screen)
            }

            func raiseScreen(_ screen: UIScreen) {
                raised.append(screen)
            }

            func end() {
                ends += 1
            }
        }

        /// What the delegates heard.
        @MainActor private enum Trace {
            static var lines: [String] = []
            static var numbers: [String] = []

            static func name(_ scene: UIScene) -> String {
                let id = scene.session.persistentIdentifier
                if !numbers.contains(id) { numbers.append(id) }
                return "scene \(numbers.firstIndex(of: id).map { $0 + 1 } ?? 0)"
            }

            static func note(_ scene: UIScene, _ event: String) {
                lines.append("\(name(scene)) \(event), \(scene.activationState)")
            }

            static func take() -> [String] {
                defer { lines = [] }
                return lines
            }
        }

        private class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?

            func scene(
                _ scene: UIScene, willConnectTo session: UISceneSession,
                options connectionOptions: UIScene.ConnectionOptions
            ) {
                let activity = connectionOptions.userActivities.first?.activityType
                Trace.note(scene, "willConnect\(activity.map { " \($0)" } ?? "")")
                guard let scene = scene as? UIWindowScene else { return }
                window = UIWindow(windowScene: scene)
                window?.rootViewController = UIViewController()
                window?.makeKeyAndVisible()
            }

            func sceneWillEnterForeground(_ scene: UIScene) { Trace.note(scene, "willEnterForeground") }
            func sceneDidBecomeActive(_ scene: UIScene) { Trace.note(scene, "didBecomeActive") }
            func sceneWillResignActive(_ scene: UIScene) { Trace.note(scene, "willResignActive") }
            func sceneDidEnterBackground(_ scene: UIScene) { Trace.note(scene, "didEnterBackground") }
            func sceneDidDisconnect(_ scene: UIScene) { Trace.note(scene, "didDisconnect") }

            func windowScene(
                _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
                interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
                traitCollection previousTraitCollection: UITraitCollection
            ) {
                let (old, new) = (previousCoordinateSpace.bounds.size, windowScene.coordinateSpace.bounds.size)
                Trace.note(windowScene, "was \(old.width)x\(old.height), is \(new.width)x\(new.height)")
                #expect(previousInterfaceOrientation == .portrait)
                #expect(windowScene.interfaceOrientation == .landscapeRight)
            }
        }

        private final class Delegate: UIResponder, UIApplicationDelegate {
            var delegateClass: AnyClass? = SceneDelegate.self

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                Trace.lines.append("didFinishLaunching")
                return true
            }

            func application(
                _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
                options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
                Trace.lines.append("configurationForConnecting")
                let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
                configuration.delegateClass = delegateClass
                return configuration
            }

            func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
                Trace.lines.append("didDiscard \(sceneSessions.count)")
            }

            func applicationDidBecomeActive(_ application: UIApplication) {
                Trace.lines.append("application didBecomeActive")
            }

            func applicationWillResignActive(_ application: UIApplication) {
                Trace.lines.append("application willResignActive")
            }

            func applicationWillTerminate(_ application: UIApplication) {
                Trace.lines.append("application willTerminate")
            }
        }

        private let system = System()
        private let application = UIApplication.shared
        /// Those of plugins that other tests ran in this process.
        private let others = UIApplication.shared.connectedScenes

        private var scenes: Set<UIScene> {
            application.connectedScenes.subtracting(others)
        }

        private func launch(_ delegate: Delegate, _ body: () throws -> Void) rethrows {
            Trace.lines = []
            Trace.numbers = []
            let main = UIScreen(size: CGSize(width: 300, height: 400), scale: 1, userInterfaceStyle: .light)
            UIScreen.main = main
            application.sceneSystem = system
            defer {
                for screen in scenes.compactMap({ ($0 as? UIWindowScene)?.screen }) {
                    application.disconnectScene(on: screen)
                    UIScreen.disconnect(screen)
                }
                application.resignActive()
                application.sceneSystem = nil
                application.usesSceneDelegates = false
                application.delegate = nil
            }
            #expect(application.launch(delegate))
            UpdateCycle.main.update()
            try body()
        }

        private func open(_ activity: NSUserActivity? = nil) -> (any Error)? {
            var error: (any Error)?
            application.requestSceneSessionActivation(nil, userActivity: activity, options: nil) { error = $0 }
            UpdateCycle.main.update()
            return error
        }

        /// Hears how large windows may be.
        private final class LimitedPlatform: WindowPlatform {
            var limits: [CGSize] = []

            func show(_ window: UIWindow) {}
            func hide(_ window: UIWindow) {}
            func commit(_ window: UIWindow) {}
            func limitSize(minimum: CGSize, maximum: CGSize) { limits += [minimum, maximum] }
        }

        @Test(
            "A scene in a host says how small and how large its windows may be, and its screen hears it; in a plugin none does"
        )
        func sizeRestrictions() throws {
            try launch(Delegate()) {
                _ = Trace.take()
                #expect(open(nil) == nil)
                let screen = try #require(system.opened.first)
                let scene = try #require(screen.scene as? UIWindowScene)
                let platform = LimitedPlatform()
                screen.platform = platform
                let restrictions = try #require(scene.sizeRestrictions)
                #expect(restrictions === scene.sizeRestrictions)
                #expect(restrictions.minimumSize == .zero && restrictions.maximumSize.width > 1e300)
                let most = restrictions.maximumSize
                restrictions.minimumSize = CGSize(width: 640, height: 520)
                restrictions.minimumSize = CGSize(width: 640, height: 520)
                #expect(platform.limits == [CGSize(width: 640, height: 520), most])
                restrictions.maximumSize = CGSize(width: 800, height: 600)
                #expect(
                    platform.limits.suffix(2) == [CGSize(width: 640, height: 520), CGSize(width: 800, height: 600)])
                application.sceneSystem = nil
                #expect(scene.sizeRestrictions == nil)
                application.sceneSystem = system
            }
        }

        @Test(
            "With scene delegates each scene hears what becomes of it, in UIKit's order, and the application's hears less"
        )
        func life() throws {
            try launch(Delegate()) {
                #expect(
                    Trace.take() == [
                        "didFinishLaunching", "configurationForConnecting", "scene 1 willConnect, unattached",
                        "scene 1 willEnterForeground, unattached", "scene 1 didBecomeActive, foregroundActive",
                    ])
                let activity = NSUserActivity(activityType: "org.example.edit")
                #expect(open(activity) == nil)
                #expect(
                    Trace.take() == [
                        "configurationForConnecting", "scene 2 willConnect org.example.edit, unattached",
                        "scene 2 is served", "scene 2 willEnterForeground, unattached",
                        "scene 2 didBecomeActive, foregroundActive",
                    ])
                #expect(scenes.count == 2 && application.openSessions.count == others.count + 2)
                let second = try #require(system.opened.first)
                #expect(UIScreen.screens == [UIScreen.main, second])
                let scene = try #require(second.scene as? UIWindowScene)
                let window = try #require(scene.windows.first)
                #expect(window.screen === second && window.frame == second.bounds && scene.keyWindow === window)
                #expect(window.next === scene && scene.next === application)
                #expect(window.traitCollection.userInterfaceStyle == .dark)

                // The user goes to the first one; the application goes on.
                application.screen(second, hasFocus: false)
                application.screen(.main, hasFocus: true)
                UpdateCycle.main.update()
                #expect(Trace.take() == ["scene 2 willResignActive, foregroundActive"])
                #expect(application.applicationState == .active)
                application.screen(.main, hasFocus: false)
                UpdateCycle.main.update()
                #expect(application.applicationState == .inactive)
                application.screen(second, hasFocus: true)
                #expect(application.applicationState == .active && window.isKeyWindow)
                _ = Trace.take()

                second.update(size: CGSize(width: 600, height: 400), traits: second.traitCollection)
                window.resize(to: second.bounds.size)
                #expect(Trace.take() == ["scene 2 was 300.0x400.0, is 600.0x400.0, foregroundActive"])

                application.requestSceneSessionDestruction(scene.session, options: nil)
                UpdateCycle.main.update()
                #expect(
                    Trace.take() == [
                        "scene 2 willResignActive, foregroundActive", "scene 2 didEnterBackground, background",
                        "scene 2 didDisconnect, unattached", "didDiscard 1",
                    ])
                #expect(!window.isShown && window.windowScene == nil && system.closed == [second])
                #expect(scenes.count == 1 && UIScreen.screens == [UIScreen.main])
                #expect(system.ends == 0)
            }
        }

        @Test(
            "The last scene ends the program; a session that is gone is an error, one that is there comes to the front")
        func last() throws {
            try launch(Delegate()) {
                let first = try #require(UIScreen.main.scene?.session)
                #expect(open() == nil)
                let second = try #require(system.opened.first?.scene?.session)
                application.requestSceneSessionActivation(first, userActivity: nil, options: nil)
                UpdateCycle.main.update()
                #expect(system.raised == [UIScreen.main])
                // The first goes: the other one's screen is the main one now.
                application.requestSceneSessionDestruction(first, options: nil)
                UpdateCycle.main.update()
                #expect(UIScreen.main === system.opened[0] && UIScreen.screens.count == 1)
                var error: (any Error)?
                expectDiagnostics([.noScene]) {
                    application.requestSceneSessionActivation(first, userActivity: nil, options: nil) { error = $0 }
                    UpdateCycle.main.update()
                }
                #expect((error as? UISceneError)?.code == .requestDenied)
                application.requestSceneSessionDestruction(second, options: nil)
                UpdateCycle.main.update()
                #expect(system.ends == 1 && scenes.count == 1)
                application.terminate()
                #expect(Trace.take().suffix(2) == ["scene 2 didDisconnect, unattached", "application willTerminate"])
            }
        }

        @Test("An application without scene delegates has one scene with its window, and hears everything itself")
        func classic() throws {
            let delegate = Delegate()
            delegate.delegateClass = nil
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            try launch(delegate) {
                #expect(
                    Trace.take() == [
                        "didFinishLaunching", "configurationForConnecting", "application didBecomeActive",
                    ])
                window.screen = .main
                window.rootViewController = UIViewController()
                window.makeKeyAndVisible()
                let scene = try #require(window.windowScene)
                #expect(scene.windows == [window] && scene.keyWindow === window && scene.delegate == nil)
                #expect(scene.activationState == .foregroundActive && scene.screen === UIScreen.main)
                #expect(scene.statusBarManager?.statusBarFrame == .zero)
                #expect(!application.supportsMultipleScenes)
                var error: (any Error)?
                expectDiagnostics([.noScene]) { error = open() }
                #expect((error as? UISceneError)?.code == .multipleScenesNotSupported)
                #expect(system.opened.isEmpty)
                application.resignActive()
                #expect(Trace.take() == ["application willResignActive"])
            }
        }

        @Test("A screen that cannot be opened is an error that says why, and nothing changes")
        func refusal() {
            launch(Delegate()) {
                system.refusal = UISceneError(.requestDenied, "port 5901 is taken")
                var error: (any Error)?
                expectDiagnostics([.noScene]) { error = open() }
                #expect((error as? UISceneError)?.description.contains("5901") == true)
                #expect(scenes.count == 1 && UIScreen.screens.count == 1)
            }
        }
    }
}
