import Diagnostics
import Foundation
import HostStaging
import RemotePlacements
import Testing
import UIKitTesting

@testable import UIKit

extension HostAndPlugin {
    /// A table whose data source and updates do not fit together, at home and in a plugin.
    @Suite("A list that lies") @MainActor final class LyingLists {
        private let host: InMemoryHost
        private let frames = ManualFrameClock()
        private let clock: Override
        private let observer = UsageDiagnostic.observer
        private var reports: [(rule: UsageDiagnostic.Rule, text: String)] = []

        init() throws {
            clock = frames.install()
            host = try InMemoryHost { _ in RowsPage() }
            UsageDiagnostic.observer = { [weak self] rule, text in self?.reports.append((rule, text)) }
        }

        isolated deinit {
            UsageDiagnostic.observer = observer
            host.stage.close()
            host.settle()
            clock.end()
        }

        private func page(_ place: Place) throws -> RowsPage {
            guard place == .host else {
                _ = host.showPane()
                return try host.controller()
            }
            let page = RowsPage()
            host.stage.embed(page)
            host.settle()
            return page
        }

        private func isAlive(_ place: Place) throws -> Bool {
            guard place == .plugin else { return true }
            return try !host.run.isOver
        }

        @Test(
            "An update that does not add up is told in UIKit's words, and the list shows what the data source says",
            arguments: Place.allCases)
        func update(place: Place) throws {
            let page = try page(place)
            page.count = { 3 }
            page.tableView.performBatchUpdates {
                page.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            }
            host.pass(seconds: 1, by: frames)
            #expect(reports.map(\.rule) == [.invalidTable])
            #expect(reports.first?.text.contains("number of rows") == true)
            let texts = page.tableView.visibleCells.map { $0.textLabel?.text }
            #expect(texts == ["Row 0", "Row 1", "Row 2"] && page.strayRows.isEmpty)
            let isAlive = try isAlive(place)
            #expect(isAlive)
        }

        @Test(
            "However the counts jump between updates, no row is asked for that there is not, and the list goes on",
            arguments: Place.allCases)
        func jumping(place: Place) throws {
            let page = try page(place)
            let table = try #require(page.tableView)
            for step in 1...40 {
                let count = step * 37 % 61
                page.count = { count }
                let rows = (0..<(step % 4)).map { IndexPath(row: $0 * 7, section: 0) }
                table.performBatchUpdates {
                    table.deleteRows(at: rows, with: step.isMultiple(of: 2) ? .none : .automatic)
                    table.insertRows(at: [IndexPath(row: step % 3, section: 0)], with: .automatic)
                }
                host.settle()
                #expect(table.numberOfRows(inSection: 0) == count)
                table.contentOffset.y = CGFloat(step * 53 % 400)
                // Now and then the next update comes in the middle of the animations of this one.
                host.pass(seconds: step.isMultiple(of: 3) ? 1 : 0.1, by: frames)
            }
            #expect(page.strayRows.isEmpty && reports.allSatisfy { $0.rule == .invalidTable })
            page.count = { 2 }
            table.reloadData()
            table.contentOffset.y = 0
            host.pass(seconds: 1, by: frames)
            #expect(table.visibleCells.map { $0.textLabel?.text } == ["Row 0", "Row 1"])
            let isAlive = try isAlive(place)
            #expect(isAlive)
        }

        @Test(
            "A data source that answers something else each time it is asked ends nothing", arguments: Place.allCases)
        func restless(place: Place) throws {
            let page = try page(place)
            let table = try #require(page.tableView)
            var number = 7
            page.count = {
                number = (number &* 1_103_515_245 &+ 12_345) & 0x7fff_ffff
                return number / 65_536 % 30 - 2
            }
            for step in 0..<30 {
                if step.isMultiple(of: 3) {
                    table.reloadData()
                } else {
                    table.performBatchUpdates {
                        table.insertRows(at: [IndexPath(row: step % 5, section: 0)], with: .none)
                    }
                }
                host.settle()
                #expect(table.visibleCells.count <= 28)
            }
            page.count = { 4 }
            table.reloadData()
            host.settle()
            #expect(table.numberOfRows(inSection: 0) == 4)
            let isAlive = try isAlive(place)
            #expect(isAlive)
        }
    }
}
