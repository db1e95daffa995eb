import HostStaging
import PluginHost
import Testing
import UIKit

extension HostAndPlugin {
    @Suite("What the host says in a pane, and what the user can do there") @MainActor final class PaneNotices {
        private final class Page: PageViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .blue
            }
        }

        /// The host's own words, and what it is asked.
        private final class Delegate: RemoteViewControllerDelegate {
            var canClose = false
            var closed: [RemoteViewController] = []
            var occasions: [PaneOccasion] = []
            var notice: ((PaneOccasion) -> PaneNotice)?

            func remoteViewController(
                _ controller: RemoteViewController, didChange state: RemoteViewController.State
            ) {}

            func remoteViewController(
                _ controller: RemoteViewController, noticeFor occasion: PaneOccasion
            ) -> PaneNotice? {
                occasions.append(occasion)
                return notice?(occasion)
            }

            func remoteViewController(
                _ controller: RemoteViewController, shouldKeep offered: RemoteViewController
            ) -> Bool { true }

            func remoteViewControllerCanClose(_ controller: RemoteViewController) -> Bool { canClose }

            func remoteViewControllerClose(_ controller: RemoteViewController) { closed.append(controller) }
        }

        private let host: InMemoryHost
        private let delegate = Delegate()
        private let crash = TerminationReason.exited(.killed(signal: 11))
        private static let window = CGRect(x: 0, y: 0, width: 400, height: 300)

        init() throws {
            UIView.setAnimationsEnabled(false)
            host = try InMemoryHost { name in name == "broken" ? nil : Page("List") }
        }

        isolated deinit {
            UIView.setAnimationsEnabled(true)
        }

        // MARK: Where it stands

        /// What is above or below a pane that lies beneath it.
        enum Surroundings: String, CaseIterable, Sendable {
            case bar, largeTitle, barAndToolbar, tabBar, tabBarAndBar, column, overlaidColumn, halfOutside
        }

        /// - Returns: What covers the pane, in the window's coordinates, when everything is laid out.
        private func show(_ pane: RemoteViewController, in surroundings: Surroundings) throws -> () -> [CGRect] {
            func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }
            let navigation = UINavigationController(rootViewController: pane)
            switch surroundings {
            case .bar, .largeTitle, .barAndToolbar:
                navigation.navigationBar.prefersLargeTitles = surroundings == .largeTitle
                navigation.isToolbarHidden = surroundings != .barAndToolbar
                pane.toolbarItems = [UIBarButtonItem(systemItem: .add)]
                host.stage.embed(navigation, frame: Self.window)
                return {
                    [frame(navigation.navigationBar)]
                        + (surroundings == .barAndToolbar ? [frame(navigation.toolbar)] : [])
                }
            case .tabBar, .tabBarAndBar:
                let tabs = UITabBarController()
                tabs.viewControllers = [surroundings == .tabBar ? pane : navigation, UIViewController()]
                host.stage.embed(tabs, frame: Self.window)
                return { [frame(tabs.tabBar)] + (surroundings == .tabBar ? [] : [frame(navigation.navigationBar)]) }
            case .column, .overlaidColumn:
                let split = UISplitViewController(style: .doubleColumn)
                let list = UIViewController()
                split.setViewController(list, for: .primary)
                split.setViewController(pane, for: .secondary)
                split.traitOverrides.horizontalSizeClass = .regular
                split.preferredDisplayMode = surroundings == .column ? .oneBesideSecondary : .oneOverSecondary
                split.preferredPrimaryColumnWidth = 150
                split.minimumPrimaryColumnWidth = 150
                host.stage.embed(split, frame: Self.window)
                return {
                    let bar = (split.viewController(for: .secondary)?.navigationController ?? pane.navigationController)
                    return [frame(list.view)] + (bar.map { [frame($0.navigationBar)] } ?? [])
                }
            case .halfOutside:
                host.stage.embed(pane, frame: CGRect(x: 200, y: 0, width: 400, height: 300))
                return { [CGRect(x: 400, y: 0, width: 1000, height: 300)] }
            }
        }

        /// No message is delivered until it is offered to restart the plugin.
        private func hang() {
            for seconds in [5, 3, 7] {
                host.clock.advance(by: .seconds(seconds))
                host.loop.runOneTurn(timeout: .zero)
                UpdateCycle.main.update()
            }
            UpdateCycle.main.update()
        }

        private func crashForGood() throws {
            for _ in 0..<4 {
                try host.run.end(crash)
                host.settle()
                host.pass(.seconds(2))
            }
        }

        private func views(with identifier: String, in view: UIView) -> [UIView] {
            (view.accessibilityIdentifier == identifier ? [view] : [])
                + view.subviews.flatMap { views(with: identifier, in: $0) }
        }

        private func inWindow(_ view: UIView) -> CGRect {
            view.convert(view.bounds, to: nil)
        }

        @Test(
            "The badge of a plugin that hangs lies where no bar and no column covers it, and its button can be pressed",
            arguments: Surroundings.allCases, [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
        func badgeIsClear(surroundings: Surroundings, direction: UITraitEnvironmentLayoutDirection) throws {
            host.stage.window.traitOverrides.layoutDirection = direction
            let pane = host.makePane()
            let covering = try show(pane, in: surroundings)
            host.settle()
            #expect(pane.isLive)
            hang()
            let badge = try #require(views(with: "mullion.not-responding", in: pane.view).first)
            let button = try #require(host.stage.button("Restart", in: pane))
            for rect in covering() where !rect.isEmpty {
                #expect(!inWindow(badge).intersects(rect), "\(surroundings): \(inWindow(badge)) below \(rect)")
            }
            #expect(Self.window.contains(inWindow(badge)))
            #expect(inWindow(pane.view).contains(inWindow(badge)))
            // Where lines end.
            let (left, right) = (inWindow(badge).minX, inWindow(badge).maxX)
            if surroundings != .halfOutside, surroundings != .overlaidColumn {
                let frame = inWindow(pane.view)
                #expect(direction == .leftToRight ? frame.maxX - right <= 8 : left - frame.minX <= 8)
            }
            guard surroundings != .overlaidColumn else { return }
            host.stage.tap(host.stage.middle(of: button))
            host.settle()
            #expect(host.launcher.runs.count == 2)
            host.stage.close()
        }

        @Test(
            "The placeholder of one that has ended does so too, with each of its buttons",
            arguments: Surroundings.allCases)
        func placeholderIsClear(surroundings: Surroundings) throws {
            let pane = host.makePane()
            let covering = try show(pane, in: surroundings)
            host.settle()
            try crashForGood()
            let placeholder = try #require(views(with: "mullion.placeholder", in: pane.view).first)
            let parts = placeholder.subviews.filter { !$0.isHidden && !$0.bounds.isEmpty }
            #expect(parts.count >= 4)
            for part in parts {
                for rect in covering() where !rect.isEmpty {
                    #expect(!inWindow(part).intersects(rect), "\(surroundings): \(inWindow(part)) below \(rect)")
                }
                #expect(Self.window.contains(inWindow(part)))
            }
            guard surroundings != .overlaidColumn else { return }
            let button = try #require(host.stage.button("Retry", in: pane))
            host.stage.tap(host.stage.middle(of: button))
            host.settle()
            #expect(host.launcher.runs.count == 5)
            host.stage.close()
        }

        @Test(
            "Where bars leave a strip in which nothing can be read, the button is in it all the same, and can be pressed",
            arguments: [8, 14, 20, 23, 24, 30] as [CGFloat], [false, true])
        func strip(clear: CGFloat, isEnded: Bool) throws {
            let pane = host.makePane()
            let navigation = UINavigationController(rootViewController: pane)
            navigation.isToolbarHidden = false
            pane.toolbarItems = [UIBarButtonItem(systemItem: .add)]
            host.stage.embed(navigation, frame: Self.window)
            host.settle()
            #expect(pane.isLive)
            let bars: [UIView] = [navigation.navigationBar, navigation.toolbar]
            let height = navigation.navigationBar.frame.height + navigation.toolbar.frame.height + clear
            navigation.view.frame = CGRect(x: 0, y: 0, width: 400, height: height)
            host.settle()
            #expect(inWindow(bars[1]).minY - inWindow(bars[0]).maxY == clear)
            if isEnded { try crashForGood() } else { hang() }
            let button = try #require(host.stage.button(isEnded ? "Retry" : "Restart", in: pane))
            #expect(button.bounds.width >= 40 && button.bounds.height >= min(clear, 16))
            for bar in bars {
                #expect(
                    inWindow(button).intersection(inWindow(bar)).isEmpty, "\(inWindow(button)) below \(inWindow(bar))")
            }
            let runs = host.launcher.runs.count
            host.stage.tap(host.stage.middle(of: button))
            host.settle()
            #expect(host.launcher.runs.count == runs + 1)
            host.stage.close()
        }

        @Test("The frame of a page lies within the bars that cover it", arguments: [false, true])
        func frameIsWithinBars(isLarge: Bool) throws {
            let pane = host.makePane("broken")
            let navigation = UINavigationController(rootViewController: pane)
            navigation.navigationBar.prefersLargeTitles = isLarge
            host.stage.embed(navigation, frame: CGRect(x: 20, y: 20, width: 300, height: 260))
            host.settle()
            let bottom = navigation.navigationBar.convert(navigation.navigationBar.bounds, to: nil).maxY
            let red = pixel(.systemRed)
            #expect(bottom > 60)
            #expect(host.stage.pixel(CGPoint(x: 250, y: bottom - 2)) == red)
            #expect(host.stage.pixel(CGPoint(x: 250, y: bottom + 8)) != red)
            #expect(host.stage.pixel(CGPoint(x: 250, y: 18)) != red)
            #expect(host.stage.pixel(CGPoint(x: 18, y: 40)) != red)
            #expect(host.stage.pixel(CGPoint(x: 18, y: 200)) == red)
            #expect(host.stage.pixel(CGPoint(x: 250, y: 281)) == red)
            host.stage.close()
        }

        private func pixel(_ color: UIColor) -> String {
            let parts =
                color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor.components ?? []
            return parts.prefix(3).reduce("#") { text, part in
                let byte = String(Int((part * 255).rounded()), radix: 16)
                return text + (byte.count < 2 ? "0" : "") + byte
            }
        }

        // MARK: How it looks

        @Test(
            "The frame's colour says how bad it is, and can be told from the grounds that it lies on",
            arguments: [UIUserInterfaceStyle.light, .dark])
        func colors(style: UIUserInterfaceStyle) {
            let traits = UITraitCollection(userInterfaceStyle: style)
            func color(_ cause: PaneOccasion.Cause) -> UIColor {
                PaneNotice(PaneOccasion(cause: cause, pluginName: "")).frameColor
            }
            func luminance(_ color: UIColor) -> CGFloat {
                let parts = color.resolvedColor(with: traits).cgColor.components ?? []
                let linear = parts.prefix(3).map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
                return zip(linear, [0.2126, 0.7152, 0.0722]).reduce(0) { $0 + $1.0 * $1.1 }
            }
            let states: [PaneOccasion.Cause] = [.starting, .notResponding, .ended(reason: "")]
            #expect(Set(states.map { color($0).resolvedColor(with: traits) }).count == 3)
            #expect(color(.awaited(refusal: nil)) == color(.starting))
            #expect(color(.restarting(reason: "", startsAfresh: false)) == color(.starting))
            #expect(color(.lost) == color(.ended(reason: "")) && color(.unavailable(reason: "")) == color(.lost))
            for state in states {
                for ground in [UIColor.systemBackground, .secondarySystemBackground] {
                    let (one, other) = (luminance(color(state)), luminance(ground))
                    #expect((max(one, other) + 0.05) / (min(one, other) + 0.05) >= 3)
                }
            }
        }

        @Test(
            "In a small pane its parts lie within it and apart from each other, and the button can be pressed",
            arguments: [
                CGSize(width: 200, height: 100), CGSize(width: 200, height: 56), CGSize(width: 120, height: 100),
                CGSize(width: 100, height: 200), CGSize(width: 160, height: 60), CGSize(width: 90, height: 48),
                CGSize(width: 320, height: 48),
            ], [false, true])
        func small(size: CGSize, isEnded: Bool) throws {
            let pane = host.showPane(frame: CGRect(origin: CGPoint(x: 40, y: 40), size: size))
            if isEnded { try crashForGood() } else { hang() }
            let identifier = isEnded ? "mullion.placeholder" : "mullion.not-responding"
            let words = try #require(views(with: identifier, in: pane.view).first)
            #expect(pane.view.bounds.contains(words.frame))
            let parts = words.subviews.filter { !$0.isHidden && !$0.bounds.isEmpty }
            for (index, part) in parts.enumerated() {
                #expect(words.bounds.contains(part.frame), "\(type(of: part)) at \(part.frame) in \(words.bounds)")
                for other in parts[(index + 1)...] {
                    #expect(!part.frame.intersects(other.frame), "\(part.frame) and \(other.frame)")
                }
            }
            #expect(parts.contains { $0 is HostMarkView })
            #expect(words.accessibilityLabel?.isEmpty == false)
            let button = try #require(host.stage.button(isEnded ? "Retry" : "Restart", in: pane))
            #expect(button.bounds.width >= 40 && button.bounds.height >= 24)
            let runs = host.launcher.runs.count
            host.stage.tap(host.stage.middle(of: button))
            host.settle()
            #expect(host.launcher.runs.count == runs + 1)
            host.stage.close()
        }

        // MARK: What the user can do

        private let navigation = UINavigationController()

        /// A list of the plugin with pages above it that it has pushed.
        private func push(_ count: Int) throws -> [RemoteViewController] {
            let list = host.makePane()
            // Lost pages stay.
            list.hostDelegate = delegate
            navigation.viewControllers = [UIViewController(), list]
            host.stage.embed(navigation, frame: Self.window)
            host.settle()
            for number in 0..<count {
                let top: Page = try host.controller(at: number)
                top.show(Page("Page \(number)"), sender: top)
                host.settle()
            }
            return navigation.viewControllers.compactMap { $0 as? RemoteViewController }
        }

        @Test("A pushed page that went with its process leads back past all others that did, and offers no retry")
        func goBack() throws {
            let pages = try push(3)
            #expect(pages.count == 4)
            try host.run.end(crash)
            host.settle()
            let top = try #require(pages.last)
            #expect(host.stage.button("Retry", in: top) == nil)
            #expect(!top.canRetry)
            let button = try #require(host.stage.button("Go back", in: top))
            host.stage.tap(host.stage.middle(of: button))
            host.settle()
            #expect(navigation.viewControllers.count == 2 && navigation.topViewController === pages[0])
            #expect(pages[0].isLive)
            host.stage.close()
        }

        @Test("A page that the host has pushed offers both, and the lowest of a stack offers no way back")
        func retryOrBack() throws {
            let pages = try push(0)
            try crashForGood()
            #expect(host.stage.buttons(in: pages[0]).map(\.title) == ["Retry", "Go back"])
            navigation.viewControllers.removeFirst()
            host.settle()
            #expect(host.stage.buttons(in: pages[0]).map(\.title) == ["Retry"])
            #expect(!pages[0].goBack())
            host.stage.close()
        }

        @Test("In a split view that has become one stack the way back leads to the list")
        func collapsed() throws {
            let split = UISplitViewController(style: .doubleColumn)
            let (list, detail) = (UIViewController(), host.makePane("broken"))
            split.setViewController(list, for: .primary)
            split.setViewController(detail, for: .secondary)
            split.traitOverrides.horizontalSizeClass = .regular
            host.stage.embed(split, frame: Self.window)
            host.settle()
            #expect(host.stage.button("Go back", in: detail) == nil)
            split.traitOverrides.horizontalSizeClass = .compact
            host.settle()
            let button = try #require(host.stage.button("Go back", in: detail))
            host.stage.tap(host.stage.middle(of: button))
            host.settle()
            #expect(list.viewIfLoaded?.window != nil && detail.viewIfLoaded?.window == nil)
            host.stage.close()
        }

        @Test("A page that a hanging plugin has pushed restarts it, and is lost by that")
        func restartPushed() throws {
            let pages = try push(1)
            hang()
            let button = try #require(host.stage.button("Restart", in: pages[1]))
            host.stage.tap(host.stage.middle(of: button))
            host.settle()
            #expect(host.launcher.runs.count == 2)
            #expect(pages[1].state == .ended(reason: "This page was lost when its plugin ended."))
            #expect(host.stage.button("Go back", in: pages[1]) != nil)
            #expect(pages[0].state == .running(processIdentifier: nil))
            host.stage.close()
        }

        @Test("A pane that its host can do without is closed by the host's delegate")
        func close() throws {
            delegate.canClose = true
            let pane = host.makePane("broken")
            pane.hostDelegate = delegate
            host.stage.embed(pane)
            host.settle()
            let button = try #require(host.stage.button("Close", in: pane))
            #expect(delegate.closed.isEmpty)
            host.stage.tap(host.stage.middle(of: button))
            #expect(delegate.closed == [pane])
            delegate.canClose = false
            pane.updateNotice()
            #expect(host.stage.button("Close", in: pane) == nil)
            host.stage.close()
        }

        @Test(
            "The buttons are reached and pressed by keys, over a plugin that hangs and in a pane without one",
            arguments: [false, true])
        func keys(isEnded: Bool) throws {
            host.stage.remove(host.stage.counter)
            let pane = host.showPane()
            if isEnded { try crashForGood() } else { hang() }
            let button = try #require(host.stage.button(isEnded ? "Retry" : "Restart", in: pane))
            for _ in 0..<3 where !button.isFocused {
                host.stage.keyUp(host.stage.keyDown(.keyboardTab))
                // What hangs gives the key back after a while.
                host.clock.advance(by: .milliseconds(250))
                host.loop.runOneTurn(timeout: .zero)
            }
            #expect(button.isFocused)
            let runs = host.launcher.runs.count
            host.stage.keyUp(host.stage.keyDown(.keyboardReturnOrEnter))
            host.settle()
            #expect(host.launcher.runs.count == runs + 1)
            host.stage.close()
        }

        @Test("A dump of the window has the words and each button")
        func dump() throws {
            let pages = try push(1)
            try host.run.end(crash)
            host.settle()
            let nodes = ElementTree(of: host.stage.window) { _ in .nothing }.nodes
            let own = nodes.filter { $0.pane === pages[1] }
            #expect(own.contains { $0.name == "button \"Go back\"" }, "\(own.map(\.name))")
            #expect(own.contains { $0.description.label?.contains("lost when its plugin ended") == true })
            host.stage.close()
        }

        // MARK: The host's words

        private static func german(_ occasion: PaneOccasion) -> PaneNotice {
            let titles: [PaneAction: String] = [.retry: "Neu starten", .goBack: "Zurück", .close: "Schließen"]
            let words: (String, String) =
                switch occasion.cause {
                case .notResponding: ("\(occasion.pluginName) antwortet nicht", "")
                case .lost: (occasion.pluginName, "Diese Seite ist verloren.")
                default: (occasion.pluginName, "Im Augenblick nicht verfügbar.")
                }
            return PaneNotice(
                words.0, message: words.1,
                buttons: occasion.actions.map { PaneNotice.Button($0, title: titles[$0] ?? "") }, for: occasion)
        }

        @Test("The host's delegate gives the words in its language, and the mark stays beside them")
        func german() throws {
            delegate.notice = Self.german
            let pane = host.makePane()
            pane.hostDelegate = delegate
            host.stage.embed(pane)
            UpdateCycle.main.update()
            #expect(host.stage.texts(in: pane) == ["First", "Im Augenblick nicht verfügbar."])
            host.settle()
            hang()
            #expect(host.stage.texts(in: pane) == ["First antwortet nicht", "Neu starten"])
            let badge = try #require(views(with: "mullion.not-responding", in: pane.view).first)
            #expect(badge.accessibilityLabel == "First antwortet nicht")
            #expect(badge.subviews.contains { $0 is HostMarkView && !$0.isHidden })
            let button = try #require(host.stage.button("Neu starten", in: pane))
            host.stage.tap(host.stage.middle(of: button))
            host.settle()
            #expect(host.launcher.runs.count == 2)
            #expect(delegate.occasions.map(\.cause).contains(.starting))
            #expect(
                delegate.occasions.contains(
                    PaneOccasion(
                        cause: .notResponding, pluginName: "First", showsContent: true, actions: [.retry])))
            host.stage.close()
        }

        @Test("A host gives all its panes words and looks, in Arabic from right to left, and cannot take the mark away")
        func arabic() throws {
            let usual = RemoteViewController.notice
            defer { RemoteViewController.notice = usual }
            RemoteViewController.notice = { occasion in
                var notice = PaneNotice(
                    "انتهت الإضافة", message: "حاول مرة أخرى.",
                    buttons: [.init(.close, title: "إغلاق"), .init(.retry, title: "إعادة")], for: occasion)
                notice.backgroundColor = .systemYellow
                notice.frameColor = .systemPurple
                notice.titleFont = .systemFont(ofSize: 20)
                return notice
            }
            host.stage.window.traitOverrides.layoutDirection = .rightToLeft
            let pane = host.showPane("broken")
            // There is nobody who could close it.
            #expect(host.stage.texts(in: pane) == ["انتهت الإضافة", "حاول مرة أخرى.", "إعادة"])
            let placeholder = try #require(views(with: "mullion.placeholder", in: pane.view).first)
            let mark = try #require(placeholder.subviews.first { $0 is HostMarkView })
            #expect(!mark.isHidden && !mark.bounds.isEmpty)
            // The mark's ground is the one that its colours are made for.
            let beside = mark.convert(CGPoint(x: -2, y: 15), to: nil)
            #expect(host.stage.pixel(beside) == pixel(.systemBackground))
            #expect(host.stage.pixel(CGPoint(x: 390, y: 20)) == pixel(.systemYellow))
            #expect(host.stage.pixel(CGPoint(x: 198, y: 150)) == pixel(.systemPurple))
            host.stage.close()
        }
    }
}

extension UIButton {
    fileprivate var title: String? { configuration?.title }
}
