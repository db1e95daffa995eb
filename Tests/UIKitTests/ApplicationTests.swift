import Testing
import UIKit

extension UIKitBehaviour {
    @MainActor struct Applications {
        private final class Delegate: UIApplicationDelegate {
            var lines: [String] = []
            var window: UIWindow?
            var root: UIViewController?
            var mayLaunch = true

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                lines.append("didFinishLaunching \(application.applicationState)")
                guard mayLaunch else { return false }
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = root
                window?.makeKeyAndVisible()
                return true
            }

            func applicationDidBecomeActive(_ application: UIApplication) {
                lines.append("didBecomeActive \(application.applicationState)")
            }

            func applicationWillResignActive(_ application: UIApplication) {
                lines.append("willResignActive \(application.applicationState)")
            }

            func applicationWillTerminate(_ application: UIApplication) {
                lines.append("willTerminate")
            }
        }

        @Test("WIN-13 without a storyboard the delegate makes the window: its root's view is on screen")
        func launch() {
            let delegate = Delegate()
            delegate.root = UIViewController()
            let application = UIApplication.shared
            defer { application.delegate = nil }
            #expect(application.launch(delegate))
            UpdateCycle.main.update()
            #expect(delegate.root?.view.window === delegate.window)
            #expect(delegate.window?.frame == UIScreen.main.bounds)
            application.resignActive()
            application.resignActive()
            application.becomeActive()
            application.resignActive()
            application.terminate()
            #expect(
                delegate.lines == [
                    "didFinishLaunching inactive", "didBecomeActive active", "willResignActive active",
                    "didBecomeActive active", "willResignActive active", "willTerminate",
                ])
        }

        /// The lines that handlers of tasks wrote.
        @MainActor private final class Told {
            var lines: [String] = []
        }

        @Test(
            "Background tasks are granted on every thread, and those that have not ended hear that the program does, once"
        )
        func backgroundTasks() async {
            let application = UIApplication.shared
            let told = Told()
            let ended = application.beginBackgroundTask(withName: "sync") { told.lines.append("sync") }
            let first = application.beginBackgroundTask { told.lines.append("first") }
            let second = await Task.detached { application.beginBackgroundTask(withName: nil) }.value
            let third = application.beginBackgroundTask { told.lines.append("third") }
            #expect(Set([ended, first, second, third, .invalid]).count == 5)
            #expect(application.backgroundTimeRemaining > 1e9)
            application.endBackgroundTask(ended)
            application.endBackgroundTask(.invalid)
            await Task.detached { application.endBackgroundTask(ended) }.value
            #expect(told.lines.isEmpty)
            application.terminate()
            #expect(told.lines == ["first", "third"])
            application.terminate()
            #expect(told.lines == ["first", "third"])
        }

        @Test("A delegate that refuses to launch is not made active")
        func refusedLaunch() {
            let delegate = Delegate()
            delegate.mayLaunch = false
            defer { UIApplication.shared.delegate = nil }
            #expect(!UIApplication.shared.launch(delegate))
            #expect(delegate.lines == ["didFinishLaunching inactive"])
        }
    }
}
