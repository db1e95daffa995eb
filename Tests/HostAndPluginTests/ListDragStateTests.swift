import Diagnostics
import Foundation
import HostStaging
import Testing
import UIKitTesting

@testable import UIKit

extension HostAndPlugin {
    /// The cells of a list hear of their part in a drag, though the host carries what is lifted in a plugin.
    @Suite("Cells of a list that is dragged from, at home and in a plugin") @MainActor final class ListDragStates {
        private final class PartCell: UITableViewCell {
            var parts: [DragState] = []

            override func dragStateDidChange(_ dragState: DragState) {
                parts.append(dragState)
            }
        }

        /// A list of three rows of 50 points, each of which can be dragged.
        private final class ListPage: UITableViewController, UITableViewDragDelegate {
            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.rowHeight = 50
                tableView.dragDelegate = self
            }

            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                PartCell(style: .default, reuseIdentifier: nil)
            }

            func tableView(
                _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
            ) -> [UIDragItem] {
                [UIDragItem(itemProvider: NSItemProvider(object: "Row \(indexPath.row)"))]
            }

            var parts: [[UITableViewCell.DragState]] {
                (0..<3).map { row in
                    (tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? PartCell)?.parts ?? []
                }
            }
        }

        private let host: InMemoryHost
        private let frames = ManualFrameClock()
        private var clock: Override?

        init() throws {
            host = try InMemoryHost { _ in ListPage() }
            clock = frames.install()
        }

        isolated deinit {
            host.stage.close()
            host.settle()
            clock?.end()
        }

        /// A page in the right half of the window.
        private func page(_ place: Place) throws -> ListPage {
            switch place {
            case .host:
                let page = ListPage()
                host.stage.embed(page)
                host.settle()
                return page
            case .plugin:
                _ = host.showPane()
                return try host.controller()
            }
        }

        private func touch(_ phase: UITouch.Phase, _ point: CGPoint, _ time: Double) {
            host.stage.window.sendTouch(id: 1, phase: phase, at: point, timestamp: time)
            host.settle()
        }

        private func lift(_ point: CGPoint, _ time: Double) {
            touch(.began, point, time)
            frames.advance(by: .milliseconds(600))
            host.settle()
        }

        private func release(_ point: CGPoint, _ time: Double) {
            touch(.ended, point, time)
            // Lets all animations end.
            for _ in 0..<4 {
                frames.advance(by: .milliseconds(250))
                host.settle()
            }
        }

        @Test("The cell of a row is lifted, is dragged, and is neither after that", arguments: Place.allCases)
        func parts(place: Place) throws {
            let page = try page(place)
            let second = CGPoint(x: HostStage.rightHalf.minX + 100, y: HostStage.rightHalf.minY + 75)
            let nowhere = CGPoint(x: 50, y: 250)
            lift(second, 10)
            #expect(page.parts == [[], [.lifting], []])
            touch(.moved, nowhere, 11)
            #expect(page.parts == [[], [.lifting, .dragging], []])
            release(nowhere, 12)
            #expect(page.parts == [[], [.lifting, .dragging, .none], []] && host.stage.window.drag == nil)
            lift(second, 20)
            release(second, 22)
            #expect(page.parts == [[], [.lifting, .dragging, .none, .lifting, .none], []])
        }
    }
}
