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

        /// The answers for addresses that were to be opened.
        @MainActor private final class Answers {
            var all: [Bool] = []
        }

        private final class Opener: URLOpener {
            private(set) var opened: [URL] = []
            var answer = true

            func canOpen(_ url: URL) -> Bool {
                url.scheme == "https"
            }

            func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
                opened.append(url)
                completion(answer)
            }
        }

        @Test("An address goes to whoever opens addresses, with the answer to the one who asked")
        func opening() async throws {
            let application = UIApplication.shared
            let page = try #require(URL(string: "https://example.org"))
            let file = try #require(URL(string: "file:///etc/hosts"))
            let settings = try #require(URL(string: UIApplication.openSettingsURLString))
            let opener = Opener()
            application.urlOpener = opener
            defer { application.urlOpener = nil }
            #expect(application.canOpenURL(page) && !application.canOpenURL(file) && !application.canOpenURL(settings))
            let answers = Answers()
            application.open(page) { answers.all.append($0) }
            opener.answer = false
            application.open(file, options: [:]) { answers.all.append($0) }
            #expect(answers.all == [true, false])
            #expect(await !application.open(page))
            #expect(opener.opened == [page, file, page])
            // Nothing takes an address as its own link.
            #expect(await !application.open(page, options: [.universalLinksOnly: true]))
            #expect(opener.opened.count == 3)
        }

        @Test("Where nobody opens addresses, as in a plugin, the answer is no, and comes later")
        func nobodyOpens() async throws {
            let application = UIApplication.shared
            let page = try #require(URL(string: "https://example.org"))
            #expect(!application.canOpenURL(page))
            let answers = Answers()
            await withCheckedContinuation { continuation in
                application.open(page) {
                    answers.all.append($0)
                    continuation.resume()
                }
                #expect(answers.all.isEmpty)
            }
            #expect(answers.all == [false])
            #expect(await !application.open(page))
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
