import OrdinaryScreens
import Testing

@testable import UIKit

extension HostAndPlugin {
    /// A list with its details that was written for Apple's systems.
    @Suite("A list and its details at home and in a plugin") @MainActor struct ListDetailScreen {
        private func open(_ place: Place) throws -> ScreenRun<ListDetailViewController> {
            try ScreenRun(place) { ListDetailViewController(style: .plain) }
        }

        @Test("TABLE-06 a list with letters, a table view controller, looks the same in both places")
        func look() async throws {
            try await expectSame { place in
                let run = try open(place)
                defer { run.end() }
                let screen: UIViewController = run.screen
                #expect(screen is UITableViewController)
                #expect(run.texts.contains("Aarhus") && run.texts.contains("B"))
                return run.picture
            }
        }

        @Test("A row leads to its details, these to a text that scrolls, and the way back leads through both")
        func story() async throws {
            try await expectSame { place in
                let run = try open(place)
                defer { run.end() }
                try run.tapRow(1, 1)
                #expect(run.navigation.topViewController?.title == "Bergen")
                #expect(["Norway", "285911", "12 m", "Read More"].allSatisfy(run.texts.contains))
                try run.tapRow(0, 1)
                #expect(run.navigation.viewControllers.count == 2)
                try run.tapRow(1, 0)
                #expect(run.navigation.viewControllers.count == 3)
                let article = try run.find(UIScrollView.self)
                #expect(article.contentSize.width == 400 && article.contentSize.height > 700)
                let top = article.contentOffset.y
                run.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: -100), rests: true)
                #expect(abs(article.contentOffset.y - top - 90) < 1)
                let size = article.contentSize.height
                try run.tapButton("Bergen")
                try run.tapButton("Places")
                #expect(run.navigation.viewControllers.count == 1)
                #expect(try run.table.indexPathForSelectedRow == nil)
                return run.log.lines + ["\(size)"]
            }
        }

        @Test("A letter of the index leads to its section", arguments: Place.allCases)
        func index(place: Place) throws {
            let run = try open(place)
            defer { run.end() }
            let table = try run.table
            let index = try run.find(SectionIndexView.self)
            let letter = try #require(index.titles.firstIndex(of: "S"))
            run.tap(index.convert(index.middle(ofTitle: letter), to: run.navigation.view))
            #expect(run.texts.contains("Salzburg") && !run.texts.contains("Aarhus"))
            #expect(run.navigation.viewControllers.count == 1)
            let top = table.contentOffset.y + table.adjustedContentInset.top
            let section = table.rect(forSection: letter)
            #expect(abs(section.minY - top) < 1)
        }

        @Test("The letter of a section stays at the top while its rows pass", arguments: Place.allCases)
        func header(place: Place) throws {
            let run = try open(place)
            defer { run.end() }
            let table = try run.table
            run.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: -90), rests: true)
            run.pass(seconds: 1)
            let header = try #require(table.headerView(forSection: 0))
            let top = table.contentOffset.y + table.adjustedContentInset.top
            #expect(top > 0 && abs(header.frame.minY - top) < 1)
        }
    }
}
