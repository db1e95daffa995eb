import SeededRandom
import Testing
import UIKit

@Suite("Batches of updates to lists") struct ListUpdatesTests {
    private func path(_ section: Int, _ item: Int) -> IndexPath {
        IndexPath(item: item, section: section)
    }

    private func message(
        _ before: [Int], _ after: [Int], naming words: ListWords = .rows, _ make: (inout ListUpdates) -> Void
    ) -> String? {
        var updates = ListUpdates()
        make(&updates)
        guard case .failure(let fault) = updates.resolve(before: before, after: after, naming: words) else {
            return nil
        }
        return fault.message
    }

    @Test(
        "Every item is where a model is that is edited step by step, and is found from both sides", arguments: 0..<200)
    func model(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let counts = (0..<Int.random(in: 0...6, using: &random)).map { _ in Int.random(in: 0...12, using: &random) }
        let before = ListModel(counts: counts)
        var after = before
        let updates = after.changeAtRandom(&random, busyness: Double.random(in: 0...1, using: &random))
        let change = try updates.resolve(before: before.counts, after: after.counts).get()

        let (old, new) = (before.places, after.places)
        for (item, path) in old { #expect(change.newIndexPath(of: path) == new[item]) }
        for (item, path) in new { #expect(change.oldIndexPath(of: path) == old[item]) }
        let names = (before.sections.map(\.name), after.sections.map(\.name))
        for (place, name) in names.0.enumerated() {
            #expect(change.newSection(of: place) == names.1.firstIndex(of: name))
        }
        for (place, name) in names.1.enumerated() {
            #expect(change.oldSection(of: place) == names.0.firstIndex(of: name))
        }
        #expect(change.isEmpty == updates.isEmpty)
    }

    @Test("One item too many or too few in a section that stays is a fault", arguments: 0..<60)
    func wrongNumbers(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(1000 + seed))
        let before = ListModel(counts: [3, 7, 0, 5])
        var after = before
        let updates = after.changeAtRandom(&random, busyness: 0.5)
        let change = try updates.resolve(before: before.counts, after: after.counts).get()
        for section in after.sections.indices {
            guard let old = change.oldSection(of: section), !change.reloadedSections.contains(old) else { continue }
            for error in [-1, 1] where after.counts[section] + error >= 0 {
                var counts = after.counts
                counts[section] += error
                guard case .failure = updates.resolve(before: before.counts, after: counts) else {
                    Issue.record("Section \(section) of \(counts) was believed.")
                    continue
                }
            }
        }
    }

    @Test("Numbers that do not fit are told in UIKit's words, of rows and of items")
    func wording() {
        let rows = message([3], [3]) { $0.insertItems([path(0, 0)]) }
        #expect(
            rows == "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing "
                + "section after the update (3) must be equal to the number of rows contained in that section before the "
                + "update (3), plus or minus the number of rows inserted or deleted from that section (1 inserted, 0 "
                + "deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved "
                + "out).")
        let items = message([3], [2], naming: .items) { _ in }
        #expect(items?.hasPrefix("Invalid update: invalid number of items in section 0. The number of items") == true)
        let sections = message([1], [1, 1]) { _ in }
        #expect(
            sections
                == "Invalid update: invalid number of sections. The number of sections contained in the table view "
                + "after the update (2) must be equal to the number of sections contained in the table view before the "
                + "update (1), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted).")
    }

    @Test("Contradictions within a batch are faults that name the place")
    func contradictions() {
        let (here, there) = (path(0, 1), path(0, 2))
        let place = "{length = 2, path = 0 - 1}"
        #expect(
            message([3], [2]) {
                $0.deleteItems([here]); $0.reloadItems([here])
            }
                == "attempt to delete and reload the same index path (\(place))")
        #expect(
            message([3], [3]) {
                $0.deleteItems([here]); $0.moveItem(at: here, to: there)
            }
                == "attempt to perform a delete and a move from the same index path (\(place))")
        #expect(
            message([3], [3]) {
                $0.reloadItems([here]); $0.moveItem(at: here, to: there)
            }
                == "attempt to perform a delete and a move from the same index path (\(place))")
        #expect(
            message([3], [4]) {
                $0.insertItems([here]); $0.moveItem(at: there, to: here)
            }
                == "attempt to perform an insert and a move to the same index path (\(place))")
        #expect(message([3], [1]) { $0.deleteItems([here, here]) }?.contains("twice") == true)
        #expect(
            message([3], [5]) {
                $0.insertItems([here]); $0.insertItems([here])
            }?.contains("twice") == true)
        #expect(
            message([3], [3]) {
                $0.moveItem(at: here, to: there); $0.moveItem(at: here, to: here)
            }
                == "attempt to perform multiple moves from the same index path (\(place))")
        #expect(
            message([3], [3]) {
                $0.moveItem(at: there, to: here); $0.moveItem(at: here, to: here)
            }
                == "attempt to move both {length = 2, path = 0 - 2} and \(place) to the same new index path (\(place))")
        #expect(
            message([1, 1], [1]) {
                $0.deleteSections([0]); $0.reloadSections([0])
            }
                == "attempt to delete and reload the same section (0)")
        #expect(
            message([1, 1], [1]) {
                $0.deleteSections([0]); $0.moveSection(0, to: 0)
            }
                == "attempt to perform a delete and a move from the same section (0)")
        #expect(
            message([1, 1], [1, 1, 1]) {
                $0.insertSections([0]); $0.moveSection(1, to: 0)
            }
                == "attempt to perform an insert and a move to the same section (0)")
        #expect(
            message([1, 1], []) {
                $0.deleteSections([0]); $0.deleteSections([0, 1])
            } == "attempt to delete section 0 twice")
    }

    @Test("Places that do not exist are faults, among them those of no section and of negative numbers")
    func outside() {
        #expect(
            message([3], [2]) { $0.deleteItems([path(0, 3)]) }
                == "attempt to delete row 3 in section 0, but there are only 3 rows in section 0 before the update")
        #expect(
            message([3, 1], [3], naming: .items) {
                $0.deleteSections([1]); $0.insertItems([path(1, 0)])
            }
                == "attempt to insert item 0 in section 1, but there are only 1 sections after the update")
        #expect(
            message([3], [3]) { $0.deleteSections([1]) }
                == "attempt to delete section 1, but there are only 1 sections before the update")
        #expect(message([3], [3, 0]) { $0.insertSections([7]) }?.contains("insert section 7") == true)
        #expect(message([3], [3]) { $0.moveSection(-1, to: 0) } != nil)
        #expect(message([3], [3]) { $0.moveSection(0, to: 1) } != nil)
        for wrong in [path(0, -1), path(-1, 0), path(1, 0), IndexPath(), IndexPath(index: 0), [0, 1, 2]] {
            #expect(message([3], [3]) { $0.deleteItems([wrong]) } != nil)
            #expect(message([3], [3]) { $0.insertItems([wrong]) } != nil)
            #expect(message([3], [3]) { $0.reloadItems([wrong]) } != nil)
            #expect(message([3], [3]) { $0.reconfigureItems([wrong]) } != nil)
            #expect(message([3], [3]) { $0.moveItem(at: wrong, to: path(0, 0)) } != nil)
            #expect(message([3], [3]) { $0.moveItem(at: path(0, 0), to: wrong) } != nil)
        }
    }

    @Test("A place that does not exist has none on the other side")
    func unknownPlaces() throws {
        let change = try ListUpdates().resolve(before: [2], after: [2]).get()
        #expect(change.isEmpty && change.newIndexPath(of: path(0, 1)) == path(0, 1))
        for wrong in [path(0, 2), path(0, -1), path(1, 0), IndexPath(), IndexPath(index: 0)] {
            #expect(change.newIndexPath(of: wrong) == nil && change.oldIndexPath(of: wrong) == nil)
        }
        #expect(change.newSection(of: -1) == nil && change.oldSection(of: 1) == nil)
    }

    @Test("Items of a section that goes may be named as going too, and come into one that comes")
    func redundant() throws {
        var updates = ListUpdates()
        updates.deleteSections([0])
        updates.deleteItems([path(0, 0)])
        updates.reloadItems([path(0, 1)])
        updates.insertSections([1])
        updates.insertItems([path(1, 0)])
        let change = try updates.resolve(before: [2, 1], after: [1, 5]).get()
        #expect(change.deleted.isEmpty && change.reloaded.isEmpty && change.inserted.isEmpty)
        #expect(change.newIndexPath(of: path(1, 0)) == path(0, 0))
    }

    @Test("A moved section takes its items along, with what is done to them")
    func movedSection() throws {
        var updates = ListUpdates()
        updates.moveSection(1, to: 0)
        updates.deleteItems([path(1, 0)])
        updates.insertItems([path(0, 1)])
        let change = try updates.resolve(before: [1, 2], after: [2, 1]).get()
        #expect(change.newIndexPath(of: path(1, 1)) == path(0, 0))
        #expect(change.newIndexPath(of: path(0, 0)) == path(1, 0))
        #expect(change.oldIndexPath(of: path(0, 1)) == nil)
    }

    @Test("An item that is reconfigured and reloaded is reloaded, and one that goes is not reconfigured")
    func reconfigured() throws {
        var updates = ListUpdates()
        updates.reconfigureItems([path(0, 0), path(0, 1), path(0, 2)])
        updates.reloadItems([path(0, 1)])
        updates.deleteItems([path(0, 2)])
        let change = try updates.resolve(before: [3], after: [2]).get()
        #expect(change.reconfigured == [path(0, 0)] && change.reloaded == [path(0, 1)])
    }

    @Test("The animations that a table asked for are kept for each row and section")
    func animations() throws {
        var updates = ListUpdates()
        updates.deleteItems([path(0, 0)], animation: 1)
        updates.insertItems([path(0, 0)], animation: 2)
        updates.insertItems([path(0, 1)], animation: 5)
        updates.insertItems([path(0, 2)])
        updates.reloadItems([path(0, 1)], animation: 3)
        updates.insertSections([1], animation: 4)
        let kept = try updates.resolve(before: [2], after: [4, 0]).get().animations
        #expect(kept.deletedItems[path(0, 0)] == 1 && kept.reloadedItems[path(0, 1)] == 3)
        #expect((0..<3).map { kept.insertedItems[path(0, $0)] } == [2, 5, nil])
        #expect(kept.insertedSections[1] == 4 && kept.deletedSections[0] == nil)
    }
}
