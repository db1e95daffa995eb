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
            let other = PageViewController("Other")
            list.splitViewController?.showDetailViewController(other, sender: list)
            host.settle()
            #expect(split.viewController(for: .secondary)?.title == "Other")
            #expect(other.viewIfLoaded?.window != nil)
            #expect(other.splitViewController === list.splitViewController)
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
