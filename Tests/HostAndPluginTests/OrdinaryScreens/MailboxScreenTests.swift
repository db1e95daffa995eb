import OrdinaryScreens
import Testing
import UIKit

extension HostAndPlugin {
    /// A mailbox that was written for Apple's systems.
    @Suite("A mailbox at home and in a plugin") @MainActor struct MailboxScreen {
        private func open(_ place: Place, count: Int = 200) throws -> ScreenRun<MailboxViewController> {
            try ScreenRun(place) { MailboxViewController(count: count) }
        }

        @Test("A mailbox looks the same in both places, and its rows are as tall as what they say")
        func look() async throws {
            try await expectSame { place in
                let run = try open(place)
                defer { run.end() }
                let heights = try run.table.visibleCells.map(\.bounds.height)
                #expect(Set(heights.map { $0.rounded() }).count > 1 && heights.allSatisfy { $0 > 40 })
                return run.picture + heights.map { "\($0)" }
            }
        }

        @Test("A fling goes through a mailbox equally far, and tells its delegate the same")
        func fling() async throws {
            let calls = try await expectSame { place in
                let run = try open(place)
                defer { run.end() }
                for _ in 0..<3 {
                    run.drag(from: CGPoint(x: 200, y: 550), by: CGVector(dx: 0, dy: -300))
                    run.pass(seconds: 0.3)
                }
                run.pass(seconds: 5)
                let first = try #require(try run.table.indexPathsForVisibleRows?.first)
                return run.log.lines + ["\(first.row)"]
            }
            #expect(calls.dropLast().last == "didEndDecelerating")
            #expect(try #require(calls.last.flatMap { Int($0) }) > 10)
        }

        @Test("To the last of many messages: its cell is one that was used before", arguments: Place.allCases)
        func end(place: Place) throws {
            let run = try open(place)
            defer { run.end() }
            try run.table.scrollToRow(at: IndexPath(row: 199, section: 0), at: .bottom, animated: false)
            run.pass(seconds: 0.5)
            #expect(try run.table.indexPathsForVisibleRows?.last == IndexPath(row: 199, section: 0))
            #expect(run.texts.contains("Mara Lindqvist") && run.texts.contains("The coast walk"))
            #expect(try run.table.subviews.count { $0 is UITableViewCell } < 60)
        }

        @Test("A message that is tapped is read")
        func read() async throws {
            let calls = try await expectSame { place in
                let run = try open(place)
                defer { run.end() }
                #expect(run.texts.contains("200 Messages, 133 Unread"))
                try run.tapRow(0, 0)
                #expect(run.texts.contains("200 Messages, 132 Unread"))
                #expect(try run.table.indexPathForSelectedRow == nil)
                return run.log.lines
            }
            #expect(calls.contains("didSelect 0.0"))
        }

        @Test("Swiped to the right a message shows what can be done with it, and it is done")
        func leading() async throws {
            let calls = try await expectSame { place in
                let run = try open(place)
                defer { run.end() }
                try run.swipeRow(0, 1, by: 100)
                try run.tapButton("Unread")
                #expect(run.texts.contains("200 Messages, 134 Unread"))
                return run.log.lines
            }
            #expect(calls.contains("leadingSwipeActions 0.1") && !calls.contains { $0.hasPrefix("didSelect") })
        }

        @Test("Swiped to the left a message is flagged, and deleted")
        func trailing() async throws {
            let calls = try await expectSame { place in
                let run = try open(place)
                defer { run.end() }
                try run.swipeRow(0, 2, by: -140)
                try run.tapButton("Flag")
                #expect(try run.table.numberOfRows(inSection: 0) == 200)
                try run.swipeRow(0, 2, by: -140)
                try run.tapButton("Delete")
                #expect(try run.table.numberOfRows(inSection: 0) == 199)
                #expect(run.texts.contains { $0.hasPrefix("199 Messages") })
                return run.log.lines
            }
            #expect(calls.count { $0 == "trailingSwipeActions 0.2" } == 2)
            #expect(!calls.contains { $0.hasPrefix("didSelect") })
        }

        @Test("A full swipe does what comes first", arguments: Place.allCases)
        func full(place: Place) throws {
            let run = try open(place)
            defer { run.end() }
            try run.swipeRow(0, 2, by: -340)
            #expect(try run.table.numberOfRows(inSection: 0) == 199)
        }

        @Test(
            "A row that lies aside goes back when the mailbox is scrolled, and nothing is done",
            arguments: Place.allCases)
        func back(place: Place) throws {
            let run = try open(place)
            defer { run.end() }
            try run.swipeRow(0, 1, by: -140)
            #expect(run.texts.contains("Delete"))
            run.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: -100), rests: true)
            run.pass(seconds: 1)
            #expect(!run.texts.contains("Delete"))
            #expect(try run.table.numberOfRows(inSection: 0) == 200)
        }

        @Test("Pulled down a mailbox fetches what is new, and comes to rest above it", arguments: Place.allCases)
        func refresh(place: Place) async throws {
            let run = try open(place)
            defer { run.end() }
            let rest = try run.table.contentOffset.y
            run.drag(from: CGPoint(x: 200, y: 200), by: CGVector(dx: 0, dy: 450), rests: true)
            try await run.host.wait(until: "the new messages are there") {
                run.texts.contains { $0.hasPrefix("203 Messages") }
            }
            run.pass(seconds: 2)
            #expect(run.screen.refreshControl?.isRefreshing == false)
            #expect(try run.table.numberOfRows(inSection: 0) == 203)
            #expect(try run.table.contentOffset.y >= rest)
        }

        @Test("Several messages are selected and deleted together, and the toolbar counts them")
        func edit() async throws {
            let calls = try await expectSame { place in
                let run = try open(place)
                defer { run.end() }
                try run.tapButton("Edit")
                #expect(try run.table.isEditing && run.texts.contains("Select Messages"))
                for row in [0, 2, 3, 3] { try run.tapRow(0, row) }
                #expect(run.texts.contains("2 Selected"))
                #expect(
                    try run.table.indexPathsForSelectedRows?.sorted() == [
                        IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 0),
                    ])
                try run.tapButton("Delete")
                #expect(try run.table.numberOfRows(inSection: 0) == 198 && !run.table.isEditing)
                #expect(run.texts.contains { $0.hasPrefix("198 Messages") })
                return run.log.lines
            }
            #expect(
                calls.filter { $0.hasPrefix("didSelect") || $0.hasPrefix("didDeselect") } == [
                    "didSelect 0.0", "didSelect 0.2", "didSelect 0.3", "didDeselect 0.3",
                ])
        }
    }
}
