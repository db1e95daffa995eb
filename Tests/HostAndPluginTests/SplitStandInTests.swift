import HostStaging
import PluginHost
import PluginProtocol
import Testing
import UIKit

extension HostAndPlugin {
    /// A controller that uses the split view controller that it is in, at home and from a plugin.
    @Suite("A controller and the columns that it is in") @MainActor final class SplitStandInTests {
        private let host: InMemoryHost
        private let split = UISplitViewController(style: .doubleColumn)
        private let detail = PageViewController("Detail")

        init() throws {
            UIView.setAnimationsEnabled(false)
            host = try InMemoryHost { _ in PageViewController("List") }
        }

        isolated deinit {
            UIView.setAnimationsEnabled(true)
        }

        /// The controller is the list.
        private func show(in place: Place) throws -> PageViewController {
            let page = PageViewController("List")
            split.setViewController(place == .host ? page : host.makePane(), for: .primary)
            split.setViewController(detail, for: .secondary)
            split.preferredDisplayMode = .oneBesideSecondary
            host.stage.embed(split, frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            split.traitOverrides.horizontalSizeClass = .regular
            host.settle()
            return place == .host ? page : try host.controller()
        }

        @Test(
            "SPLIT-01 SPLIT-06 a controller knows what the columns show, and hides its own", arguments: Place.allCases)
        func columns(place: Place) throws {
            let list = try show(in: place)
            let known = try #require(list.splitViewController)
            #expect(!known.isCollapsed && known.displayMode == .oneBesideSecondary)
            #expect(list.navigationController?.splitViewController === known)
            known.hide(.primary)
            host.settle()
            #expect(split.displayMode == .secondaryOnly && known.displayMode == .secondaryOnly)
        }

        @Test("SPLIT-05 isCollapsed says at once whether there is room for one column only", arguments: Place.allCases)
        func collapse(place: Place) throws {
            let list = try show(in: place)
            let known = try #require(list.splitViewController)
            split.traitOverrides.horizontalSizeClass = .compact
            host.settle()
            #expect(split.isCollapsed && known.isCollapsed)
            split.traitOverrides.horizontalSizeClass = .regular
            host.settle()
            #expect(!split.isCollapsed && !known.isCollapsed)
        }

        @Test("SPLIT-02 EX-20 what the list shows as details is in the secondary column", arguments: Place.allCases)
        func showDetail(place: Place) throws {
            let list = try show(in: place)
            // The host's page makes way for what the user wants to see.
            if let pane = split.viewController(for: .primary) { host.stage.tap(host.stage.middle(of: pane.view)) }
            let other = PageViewController("Other")
            list.splitViewController?.showDetailViewController(other, sender: list)
            host.settle()
            #expect(split.viewController(for: .secondary)?.title == "Other")
            #expect(other.viewIfLoaded?.window != nil)
            #expect(other.splitViewController === list.splitViewController)
        }

        /// Both columns are the plugin's, and the secondary one was opened last.
        private func showBoth() throws -> (list: PageViewController, detail: PageViewController) {
            split.setViewController(host.makePane(), for: .primary)
            split.preferredDisplayMode = .oneBesideSecondary
            host.stage.embed(split, frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            split.traitOverrides.horizontalSizeClass = .regular
            host.settle()
            split.setViewController(host.makePane("other"), for: .secondary)
            host.settle()
            return try (host.controller(), host.controller(at: 1))
        }

        @Test("Of two panes of a plugin each hides its own column")
        func hidesItsOwn() throws {
            let (list, detail) = try showBoth()
            #expect(list.splitViewController === detail.splitViewController)
            list.splitViewController?.hide(.primary)
            host.settle()
            #expect(split.displayMode == .secondaryOnly)
            detail.splitViewController?.show(.primary)
            host.settle()
            #expect(split.displayMode == .oneBesideSecondary)
        }

        /// What can be asked of columns.
        enum Request: CaseIterable, Sendable {
            case hidePrimary, hideSecondary, showPrimary, showSecondary

            var column: UISplitViewController.Column {
                switch self {
                case .hidePrimary, .showPrimary: .primary
                case .hideSecondary, .showSecondary: .secondary
                }
            }

            var hides: Bool {
                self == .hidePrimary || self == .hideSecondary
            }

            /// What is shown after it, where it was carried out.
            var end: UISplitViewController.DisplayMode {
                switch self {
                case .hidePrimary, .showSecondary: .secondaryOnly
                case .hideSecondary, .showPrimary: .oneBesideSecondary
                }
            }
        }

        /// Notes what it is asked for.
        private final class WatchedSplit: UISplitViewController {
            var requests: [Request] = []

            override func show(_ column: Column) {
                requests.append(column == .primary ? .showPrimary : .showSecondary)
                super.show(column)
            }

            override func hide(_ column: Column) {
                requests.append(column == .primary ? .hidePrimary : .hideSecondary)
                super.hide(column)
            }
        }

        /// Shows two columns, and after that what the request is to change: no primary column, or one that lies over the secondary one.
        private func makeColumns(
            _ list: UIViewController, _ detail: UIViewController, before request: Request
        ) -> WatchedSplit {
            let split = WatchedSplit(style: .doubleColumn)
            split.setViewController(list, for: .primary)
            split.preferredDisplayMode = .oneBesideSecondary
            host.stage.embed(split, frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            split.traitOverrides.horizontalSizeClass = .regular
            host.settle()
            split.setViewController(detail, for: .secondary)
            host.settle()
            if request == .showPrimary { split.hide(.primary) }
            if request == .showSecondary { split.preferredDisplayMode = .oneOverSecondary }
            host.settle()
            split.requests = []
            return split
        }

        private func ask(_ request: Request, in page: PageViewController) throws {
            let known = try #require(page.splitViewController)
            if request.hides { known.hide(request.column) } else { known.show(request.column) }
            host.settle()
        }

        @Test("Of two panes of a plugin each shows and hides each column", arguments: [0, 1], Request.allCases)
        func eachAsks(asker: Int, request: Request) throws {
            let split = makeColumns(host.makePane(), host.makePane("other"), before: request)
            let before = split.displayMode
            try ask(request, in: host.controller(at: asker))
            #expect(split.requests == [request])
            #expect(split.displayMode == request.end)
            // What has no column to hide leaves everything as it was.
            #expect((before != request.end) == (request != .hideSecondary))
        }

        @Test(
            "A plugin in one column of two hides that, shows the other one beside it, and covers or hides nothing of the host's",
            arguments: [0, 1], Request.allCases)
        func oneAsks(column: Int, request: Request) throws {
            let pane = host.makePane()
            let split =
                column == 0
                ? makeColumns(pane, detail, before: request) : makeColumns(detail, pane, before: request)
            let before = split.displayMode
            try ask(request, in: host.controller())
            // A list that is hidden is not seen, and asks for nothing.
            let allowed: [Request] = column == 0 ? [.hidePrimary, .showSecondary] : [.hideSecondary, .showPrimary]
            #expect(split.requests == (allowed.contains(request) ? [request] : []))
            #expect(split.displayMode == (allowed.contains(request) ? request.end : before))
        }

        /// How the list says who it is.
        enum Asking: CaseIterable, Sendable {
            case itself, splitView, sender, touched
        }

        @Test("The host is asked for details in the name of the pane that wants them shown", arguments: Asking.allCases)
        func asker(asking: Asking) throws {
            final class Policy: RemoteViewControllerDelegate {
                private(set) var askers: [RemoteViewController] = []

                func remoteViewController(
                    _ controller: RemoteViewController, didChange state: RemoteViewController.State
                ) {}

                func remoteViewController(
                    _ controller: RemoteViewController, shouldShow offered: RemoteViewController
                ) -> Bool {
                    askers.append(controller)
                    return true
                }
            }
            let (list, detail) = try showBoth()
            let known = try #require(detail.splitViewController)
            let panes = try [UISplitViewController.Column.primary, .secondary].map {
                try #require(split.viewController(for: $0) as? RemoteViewController)
            }
            let policy = Policy()
            for pane in panes { pane.hostDelegate = policy }
            let other = PageViewController("Other")
            switch asking {
            case .itself: list.showDetailViewController(other, sender: nil)
            case .splitView: list.splitViewController?.showDetailViewController(other, sender: nil)
            case .sender: known.showDetailViewController(other, sender: list)
            case .touched:
                host.stage.tap(host.stage.middle(of: panes[0].view))
                host.settle()
                known.showDetailViewController(other, sender: nil)
            }
            host.settle()
            #expect(policy.askers.count == 1 && policy.askers.first === panes[0])
            #expect(split.viewController(for: .secondary)?.title == "Other")
        }

        @Test("What the list has the split view show is above the list, in its column", arguments: Place.allCases)
        func showInPrimary(place: Place) throws {
            let list = try show(in: place)
            let known = try #require(list.splitViewController)
            known.show(PageViewController("More"), sender: list)
            host.settle()
            let stack = split.viewController(for: .primary)?.navigationController
            #expect(stack?.viewControllers.map(\.title) == ["List", "More"])
            #expect(split.viewController(for: .secondary) === detail)
        }

        @Test("A plugin hides no column of others, also when the user has just done something in its own")
        func foreignAfterATap() throws {
            let pane = host.makePane()
            let split = makeColumns(detail, pane, before: .hidePrimary)
            host.stage.tap(host.stage.middle(of: pane.view))
            host.settle()
            try ask(.hidePrimary, in: host.controller())
            #expect(split.requests == [] && split.displayMode == .oneBesideSecondary)
        }

        @Test("A plugin hides no column of others")
        func foreign() throws {
            let list = try show(in: .plugin)
            let known = try #require(list.splitViewController)
            known.hide(.secondary)
            host.settle()
            #expect(split.displayMode == .oneBesideSecondary)
            #expect(split.viewController(for: .secondary).flatMap { $0.viewIfLoaded?.window } != nil)
        }
    }
}
