import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScroll {
    @Suite("Snapshots of sections") @MainActor struct SectionSnapshotTests {
        typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

        /// a, b (b1 (b11), b2), c.
        private var sample: Snapshot {
            var snapshot = Snapshot()
            snapshot.append(["a", "b", "c"])
            snapshot.append(["b1", "b2"], to: "b")
            snapshot.append(["b11"], to: "b1")
            return snapshot
        }

        @Test("All items are in order, each before those below it, and only those below expanded ones show")
        func order() {
            var snapshot = sample
            #expect(snapshot.items == ["a", "b", "b1", "b11", "b2", "c"])
            #expect(snapshot.rootItems == ["a", "b", "c"] && snapshot.visibleItems == ["a", "b", "c"])
            snapshot.expand(["b"])
            #expect(snapshot.visibleItems == ["a", "b", "b1", "b2", "c"])
            #expect(snapshot.isVisible("b1") && !snapshot.isVisible("b11") && !snapshot.isVisible("z"))
            #expect(snapshot.index(of: "b2") == 4 && snapshot.index(of: "z") == nil)
        }

        @Test("What is expanded below a collapsed item stays so")
        func collapse() {
            var snapshot = sample
            snapshot.expand(["b", "b1"])
            snapshot.collapse(["b"])
            #expect(snapshot.visibleItems == ["a", "b", "c"] && snapshot.expandedItems == ["b1"])
            snapshot.expand(["b"])
            #expect(snapshot.isVisible("b11"))
        }

        @Test("Levels and parents")
        func levels() {
            #expect(sample.level(of: "a") == 0 && sample.level(of: "b11") == 2)
            #expect(sample.parent(of: "b11") == "b1" && sample.parent(of: "b") == nil)
        }

        @Test("Items come beside others, below what those are below")
        func insertion() {
            var snapshot = sample
            snapshot.insert(["b15"], after: "b1")
            snapshot.insert(["0"], before: "a")
            #expect(snapshot.items == ["0", "a", "b", "b1", "b11", "b15", "b2", "c"])
            #expect(snapshot.parent(of: "b15") == "b")
            var other = Snapshot()
            other.append(["x"])
            other.append(["x1"], to: "x")
            snapshot.insert(other, after: "b2")
            #expect(snapshot.parent(of: "x1") == "x" && snapshot.level(of: "x1") == 2)
        }

        @Test("An item goes with all that is below it")
        func deletion() {
            var snapshot = sample
            snapshot.delete(["b1", "b11", "z"])
            #expect(snapshot.items == ["a", "b", "b2", "c"] && !snapshot.contains("b11"))
            snapshot.deleteAll()
            #expect(snapshot.items.isEmpty)
        }

        @Test("What is below an item is a snapshot of its own, and can be replaced by one")
        func parts() {
            var snapshot = sample
            snapshot.expand(["b1"])
            let part = snapshot.snapshot(of: "b")
            #expect(part.rootItems == ["b1", "b2"] && part.visibleItems == ["b1", "b11", "b2"])
            #expect(snapshot.snapshot(of: "b", includingParent: true).items == ["b", "b1", "b11", "b2"])
            var other = Snapshot()
            other.append(["x", "b2"])
            snapshot.replace(childrenOf: "b", using: other)
            #expect(snapshot.items == ["a", "b", "x", "b2", "c"])
        }

        @Test("What UIKit throws at is reported, and changes nothing")
        func misuse() {
            var taken = Snapshot()
            taken.append(["x", "a"])
            let wrongs: [(inout Snapshot) -> Void] = [
                { $0.append(["a"]) }, { $0.append(["n", "n"]) }, { $0.append(["n"], to: "z") },
                { $0.insert(["n"], before: "z") }, { $0.insert(["a"], after: "c") }, { $0.insert(taken, after: "c") },
                { $0.expand(["a", "z"]) }, { $0.collapse(["z"]) }, { $0.replace(childrenOf: "z", using: taken) },
                { $0.replace(childrenOf: "b", using: taken) }, { _ = $0.level(of: "z") }, { _ = $0.parent(of: "z") },
                { _ = $0.snapshot(of: "z") },
            ]
            let before = UsageDiagnostic.observer
            defer { UsageDiagnostic.observer = before }
            for wrong in wrongs {
                var snapshot = sample
                var count = 0
                UsageDiagnostic.observer = { rule, _ in if rule == .invalidSnapshot { count += 1 } }
                wrong(&snapshot)
                #expect(count == 1 && snapshot.items == sample.items && snapshot.expandedItems.isEmpty)
            }
        }

        @Test("A tree that is deeper than any stack is walked all the same")
        func depth() {
            var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
            snapshot.append([0])
            for item in 1..<20_000 { snapshot.append([item], to: item - 1) }
            #expect(snapshot.items.count == 20_000 && snapshot.level(of: 19_999) == 19_999)
            snapshot.delete([1])
            #expect(snapshot.items == [0])
        }

        @Test("A tree as text has an item a line, indented by its level")
        func text() {
            var snapshot = sample
            snapshot.expand(["b"])
            #expect(snapshot.visualDescription() == "* a\n+ b\n  - b1\n    * b11\n  * b2\n* c")
        }
    }
}
