import HostStaging
import PluginHost
import Testing
import UIKit
import UIKitTesting

extension HostAndPlugin {
    /// The coordinator of a way back that a finger decides about, for the two controllers that it is about.
    @Suite("A swipe back as its controllers see it") @MainActor struct InteractionTests {
        /// Notes what the coordinator says.
        private final class Page: PageViewController {
            var story: [String] = []
            /// How often what was to go along with the finger has been run.
            private(set) var alongside = 0

            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                note("appears")
            }

            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                note("disappears")
            }

            private func note(_ what: String) {
                guard let coordinator = transitionCoordinator else { return story.append("\(what) by itself") }
                story.append("\(what) \(Self.words(coordinator))")
                if coordinator.isInteractive {
                    coordinator.animate(alongsideTransition: { [weak self] _ in self?.alongside += 1 }, completion: nil)
                }
                coordinator.notifyWhenInteractionChanges { [weak self] in
                    self?.story.append("let go at \($0.percentComplete) \(Self.words($0))")
                }
                coordinator.animate(alongsideTransition: nil) { [weak self] in
                    self?.story.append("over at \($0.percentComplete) \(Self.words($0))")
                }
            }

            private static func words(_ context: any UIViewControllerTransitionCoordinatorContext) -> String {
                let words = [
                    context.initiallyInteractive ? "began interactive" : nil,
                    context.isInteractive ? "interactive" : nil, context.isCancelled ? "cancelled" : nil,
                ]
                return words.compactMap(\.self).joined(separator: ", ")
            }
        }

        /// The pages in the order in which they were made, here or in a plugin.
        @MainActor private final class Pages {
            private(set) var all: [Page] = []

            func make(_ title: String) -> Page {
                all.append(Page(title))
                return all[all.count - 1]
            }
        }

        private let host: InMemoryHost
        private let navigation = UINavigationController()
        private let pages: Pages

        init() throws {
            let pages = Pages()
            self.pages = pages
            host = try InMemoryHost { pages.make($0) }
        }

        /// A controller of the host, or of a plugin.
        private func make(_ place: Place, of plugin: String) -> UIViewController {
            place == .host ? pages.make("Page") : host.makePane(of: plugin)
        }

        private func touch(_ phase: UITouch.Phase, _ x: CGFloat) {
            host.stage.touch(phase, CGPoint(x: x, y: 150))
            host.settle()
        }

        @Test(
            "NAV-08 both hear that it is interactive, when the finger leaves and which way it goes, and how it ends",
            arguments: Place.allCases, [false, true])
        func swipe(place: Place, isGivenUp: Bool) throws {
            try ManualFrameClock.use { time in
                let below = make(place, of: InMemoryHost.identifier)
                let top = make(place, of: InMemoryHost.otherIdentifier)
                navigation.viewControllers = [below]
                host.stage.embed(navigation)
                host.settle()
                navigation.pushViewController(top, animated: false)
                host.settle()
                let (belowPage, topPage) = (pages.all[0], pages.all[1])
                (belowPage.story, topPage.story) = ([], [])

                // The window's right half is 200 points wide, and the finger goes a quarter of it.
                touch(.began, 202)
                touch(.moved, 222)
                #expect(navigation.transitionCoordinator?.isInteractive == true)
                for x in stride(from: 232.0, through: 252, by: 10) { touch(.moved, x) }
                if !isGivenUp { for x in stride(from: 262.0, through: 352, by: 10) { touch(.moved, x) } }
                touch(.ended, isGivenUp ? 252 : 352)
                #expect(navigation.transitionCoordinator?.isInteractive == false)
                time.advance(by: .seconds(1))
                host.settle()

                #expect(navigation.viewControllers == (isGivenUp ? [below, top] : [below]))
                let begins = "began interactive, interactive"
                guard isGivenUp else {
                    let rest = ["let go at 0.75 began interactive", "over at 1.0 began interactive"]
                    #expect(belowPage.story == ["appears \(begins)"] + rest)
                    #expect(topPage.story == ["disappears \(begins)"] + rest)
                    return
                }
                // Whoever was about to come or go turns back first.
                let (goes, ends) = ("let go at 0.25 began interactive", "over at 0.25 began interactive")
                let back = "began interactive, cancelled"
                #expect(
                    belowPage.story == [
                        "appears \(begins)", "\(goes), cancelled", "disappears \(back)", "\(ends), cancelled",
                    ])
                #expect(
                    topPage.story == [
                        "disappears \(begins)", "\(goes), cancelled", "appears \(back)", "\(ends), cancelled",
                    ])
            }
        }

        @Test(
            "X16 what goes along with a swipe does so from the first movement; in a plugin when the finger has left, and not at all where it turns back",
            arguments: Place.allCases, [false, true])
        func alongside(place: Place, isGivenUp: Bool) throws {
            try ManualFrameClock.use { time in
                navigation.viewControllers = [make(place, of: InMemoryHost.identifier)]
                host.stage.embed(navigation)
                host.settle()
                navigation.pushViewController(make(place, of: InMemoryHost.otherIdentifier), animated: false)
                host.settle()
                let runs = { [pages] in pages.all.map(\.alongside) }
                touch(.began, 202)
                for x in stride(from: 222.0, through: isGivenUp ? 252 : 352, by: 10) { touch(.moved, x) }
                #expect(pages.all.count == 2)
                #expect(runs() == (place == .host ? [1, 1] : [0, 0]))
                touch(.ended, isGivenUp ? 252 : 352)
                let end = place == .plugin && isGivenUp ? [0, 0] : [1, 1]
                #expect(runs() == end)
                time.advance(by: .seconds(1))
                host.settle()
                #expect(runs() == end)
                #expect(navigation.viewControllers.count == (isGivenUp ? 2 : 1))
            }
        }

        @Test("A push has a coordinator that never was interactive, and calls no handler for that")
        func push() throws {
            try ManualFrameClock.use { time in
                let below = make(.host, of: InMemoryHost.identifier)
                let top = make(.plugin, of: InMemoryHost.otherIdentifier)
                navigation.viewControllers = [below]
                host.stage.embed(navigation)
                host.settle()
                navigation.pushViewController(top, animated: true)
                host.settle()
                #expect(navigation.transitionCoordinator?.isInteractive == false)
                time.advance(by: .seconds(1))
                host.settle()
                #expect(pages.all[1].story == ["appears ", "over at 1.0 "])
            }
        }
    }
}
