import SeededRandom
import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    @Suite("Snapshots of lists") @MainActor struct SnapshotTests {
        typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

        /// What was reported while `body` ran.
        private func reports(_ body: () -> Void) -> [String] {
            let before = UsageDiagnostic.observer
            defer { UsageDiagnostic.observer = before }
            var reports: [String] = []
            UsageDiagnostic.observer = { rule, message in
                #expect(rule == .invalidSnapshot)
                reports.append(message)
            }
            body()
            return reports
        }

        private var sample: Snapshot {
            var snapshot = Snapshot()
            snapshot.appendSections([0, 1])
            snapshot.appendItems([10, 11, 12], toSection: 0)
            snapshot.appendItems([20])
            return snapshot
        }

        @Test("A snapshot is what arrays are after the same edits, and finds each identifier", arguments: 0..<40)
        func edits(seed: Int) {
            var random = SeededGenerator(seed: UInt64(seed))
            var model = SnapshotModel()
            var snapshot = Snapshot()
            _ = reports {
                for _ in 0..<50 {
                    model.edit(&snapshot, &random)
                    #expect(SnapshotModel(snapshot) == model)
                }
            }
            let all = model.items.flatMap { $0 }
            #expect(snapshot.itemIdentifiers == all && snapshot.numberOfItems == all.count)
            for item in 0..<40 {
                let place = model.place(of: item)
                #expect(snapshot.indexOfItem(item) == all.firstIndex(of: item))
                #expect(snapshot.sectionIdentifier(containingItem: item) == place.map { model.sections[$0.section] })
            }
            for section in 0..<8 { #expect(snapshot.indexOfSection(section) == model.sections.firstIndex(of: section)) }
        }

        @Test("The updates between two snapshots lead from one to the other", arguments: 0..<60)
        func difference(seed: Int) throws {
            var random = SeededGenerator(seed: UInt64(500 + seed))
            var model = SnapshotModel()
            var snapshot = Snapshot()
            _ = reports { for _ in 0..<40 { model.edit(&snapshot, &random) } }
            let (before, old) = (model, snapshot)
            _ = reports { for _ in 0..<(seed % 12) { model.edit(&snapshot, &random) } }
            snapshot.reconfigureItems(snapshot.itemIdentifiers.filter { $0 % 5 == 0 })
            if seed % 2 == 0 {
                snapshot.reloadItems(snapshot.itemIdentifiers.filter { $0 % 4 == 0 })
                snapshot.reloadSections(snapshot.sectionIdentifiers.filter { $0 % 4 == 0 })
            }
            // One that shares nothing with the old one has to be compared by its identifiers, to the same end.
            var fresh = Snapshot()
            for section in snapshot.sectionIdentifiers {
                fresh.appendSections([section])
                fresh.appendItems(snapshot.itemIdentifiers(inSection: section))
            }
            fresh.reconfigureItems(snapshot.reconfiguredItemIdentifiers)
            fresh.reloadItems(snapshot.reloadedItemIdentifiers)
            fresh.reloadSections(snapshot.reloadedSectionIdentifiers)

            for new in [snapshot, fresh] {
                let change = try SnapshotDifference(from: old, to: new).updates
                    .resolve(before: before.items.map(\.count), after: model.items.map(\.count)).get()
                for (index, section) in before.sections.enumerated() {
                    let place = change.newSection(of: index)
                    // A reloaded section that moves goes, and comes again.
                    let isReloaded = new.reloadedSectionIdentifiers.contains(section)
                    #expect(place == model.sections.firstIndex(of: section) || (isReloaded && place == nil))
                }
                for item in 0..<40 {
                    guard let from = before.place(of: item) else { continue }
                    let to = model.place(of: item)
                    let place = change.newIndexPath(of: from)
                    let isReloaded = new.reloadedItemIdentifiers.contains(item)
                    guard place != nil, to != nil else {
                        let section = before.sections[from.section]
                        let staysInReloaded =
                            new.reloadedSectionIdentifiers.contains(section)
                            && to.map { model.sections[$0.section] } == section
                        #expect(place == nil && (to == nil || isReloaded || staysInReloaded))
                        continue
                    }
                    #expect(place == to && change.reloaded.contains(from) == isReloaded)
                    #expect(change.reconfigured.contains(from) == (item % 5 == 0 && !isReloaded))
                }
            }
        }

        @Test("As few items move as can")
        func fewestMoves() {
            var old = Snapshot()
            old.appendSections([0])
            old.appendItems(Array(0..<100))
            var new = old
            new.moveItem(99, beforeItem: 0)
            new.moveItem(50, afterItem: 70)
            let updates = SnapshotDifference(from: old, to: new).updates
            #expect(updates.itemMoves.count == 2 && updates.deletedItems.isEmpty && updates.insertedItems.isEmpty)
            #expect(SnapshotDifference(from: old, to: old).updates.isEmpty)
            #expect(LongestIncreasingSubsequence.members(of: [3, 0, 1, 9, 2]) == [false, true, true, false, true])
            #expect(LongestIncreasingSubsequence.members(of: []).isEmpty)
        }

        @Test("A section that comes or goes takes its items along without a word for each")
        func wholeSections() {
            let updates = SnapshotDifference(from: Snapshot(), to: sample).updates
            #expect(updates.insertedSections == [0, 1] && updates.insertedItems.isEmpty)
            let back = SnapshotDifference(from: sample, to: Snapshot()).updates
            #expect(back.deletedSections == [0, 1] && back.deletedItems.isEmpty)
        }

        @Test("What UIKit throws at is reported, and changes nothing")
        func misuse() {
            let wrongs: [(String, (inout Snapshot) -> Void)] = [
                ("appendItems", { $0.appendItems([1, 1]) }),
                ("appendItems", { $0.appendItems([1], toSection: 9) }),
                (
                    "appendItems",
                    {
                        $0.deleteAllItems(); $0.appendItems([1])
                    }
                ),
                ("insertItems", { $0.insertItems([1], beforeItem: 9) }),
                ("insertItems", { $0.insertItems([10], afterItem: 10) }),
                ("moveItem", { $0.moveItem(9, beforeItem: 10) }),
                ("moveItem", { $0.moveItem(10, afterItem: 9) }),
                ("moveItem", { $0.moveItem(10, afterItem: 10) }),
                ("reloadItems", { $0.reloadItems([10, 9]) }),
                ("reconfigureItems", { $0.reconfigureItems([9]) }),
                ("appendSections", { $0.appendSections([5, 5]) }),
                ("insertSections", { $0.insertSections([5], beforeSection: 9) }),
                ("moveSection", { $0.moveSection(0, afterSection: 0) }),
                ("moveSection", { $0.moveSection(9, beforeSection: 0) }),
                ("reloadSections", { $0.reloadSections([0, 9]) }),
                ("itemIdentifiers", { _ = $0.numberOfItems(inSection: 9) }),
            ]
            for (name, wrong) in wrongs {
                var snapshot = sample
                let reports = reports { wrong(&snapshot) }
                #expect(reports.count == 1 && reports.first?.contains(".\(name)(") == true)
                #expect(snapshot.numberOfItems == 0 || SnapshotModel(snapshot) == SnapshotModel(sample))
                #expect(snapshot.reloadedItemIdentifiers.isEmpty && snapshot.reloadedSectionIdentifiers.isEmpty)
            }
        }

        @Test("Identifiers that exist already move when they are added again, with a report")
        func existing() {
            var snapshot = sample
            let reports = reports {
                snapshot.appendItems([21, 10])
                snapshot.insertSections([2, 1], beforeSection: 0)
            }
            #expect(reports.count == 2)
            #expect(snapshot.sectionIdentifiers == [2, 1, 0])
            #expect(snapshot.itemIdentifiers(inSection: 1) == [20, 21, 10])
            #expect(snapshot.itemIdentifiers(inSection: 0) == [11, 12])
        }

        @Test("Items that are not there can be deleted, and marks go with their items")
        func deletion() {
            var snapshot = sample
            snapshot.reloadItems([10, 11, 10])
            snapshot.reconfigureItems([12])
            snapshot.reloadSections([0, 1])
            #expect(snapshot.reloadedItemIdentifiers == [10, 11])
            let reports = reports { snapshot.deleteItems([10, 99]) }
            #expect(reports.isEmpty && snapshot.reloadedItemIdentifiers == [11])
            snapshot.deleteSections([0, 7])
            #expect(snapshot.reloadedItemIdentifiers.isEmpty && snapshot.reconfiguredItemIdentifiers.isEmpty)
            #expect(snapshot.reloadedSectionIdentifiers == [1] && snapshot.itemIdentifiers == [20])
        }

        @Test("A copy changes alone")
        func copies() {
            let first = sample
            var second = first
            second.deleteItems([10])
            second.appendItems([30])
            #expect(first.itemIdentifiers == [10, 11, 12, 20] && second.itemIdentifiers == [11, 12, 20, 30])
        }

        @Test("A number that another item gets later does not stand for the one that had it before")
        func reusedNumbers() throws {
            let old = sample
            var new = old
            new.deleteItems([10])
            new.appendItems([99], toSection: 0)
            let updates = SnapshotDifference(from: old, to: new).updates
            #expect(updates.deletedItems == [IndexPath(item: 0, section: 0)])
            #expect(updates.insertedItems == [IndexPath(item: 2, section: 0)] && updates.itemMoves.isEmpty)
        }

        @Test("A report from another thread is made by the main actor")
        func otherThread() async {
            let before = UsageDiagnostic.observer
            defer { UsageDiagnostic.observer = before }
            let message = await withCheckedContinuation { continuation in
                UsageDiagnostic.observer = { _, message in continuation.resume(returning: message) }
                Thread.detachNewThread {
                    var snapshot = Snapshot()
                    snapshot.appendItems([1])
                }
            }
            #expect(message.contains("there are no sections"))
        }
    }
}
