import Foundation
import SeededRandom
import UIKit

/// Sections and items as arrays of identities that are edited step by step: slow, and plain enough to be believed.
struct ListModel: Equatable {
    struct Section: Equatable {
        var name: Int
        var items: [Int]
    }

    var sections: [Section] = []
    /// The next identity, of which there is one for everything that ever was.
    private var next = 0

    init(counts: [Int]) {
        sections = counts.map { count in Section(name: fresh(), items: (0..<count).map { _ in fresh() }) }
    }

    var counts: [Int] {
        sections.map(\.items.count)
    }

    mutating func fresh() -> Int {
        next += 1
        return next
    }

    func item(at path: IndexPath) -> Int {
        sections[path.section].items[path.item]
    }

    /// The place of every item, by its identity.
    var places: [Int: IndexPath] {
        var places: [Int: IndexPath] = [:]
        for (section, content) in sections.enumerated() {
            for (item, name) in content.items.enumerated() { places[name] = IndexPath(item: item, section: section) }
        }
        return places
    }

    /// Makes a batch of everything at once that a batch may have, and does it to the model.
    ///
    /// - Parameter busyness: How much of what is there changes, from 0 to 1.
    mutating func changeAtRandom(_ random: inout SeededGenerator, busyness: Double) -> ListUpdates {
        var updates = ListUpdates()
        let old = sections
        // What becomes of the sections that are there.
        var staying: [Int] = []
        var moving: [Int] = []
        var reloaded: Set<Int> = []
        for section in old.indices {
            switch Double.random(in: 0..<1, using: &random) {
            case ..<(busyness * 0.2): updates.deleteSections([section])
            case ..<(busyness * 0.4): moving.append(section)
            case ..<(busyness * 0.5):
                updates.reloadSections([section])
                reloaded.insert(section)
                staying.append(section)
            default: staying.append(section)
            }
        }
        // What becomes of the items that are there. One of a section that goes may be moved out of it.
        var rest = old.map(\.items)
        var moved: [IndexPath] = []
        for section in old.indices {
            rest[section] = []
            for item in old[section].items.indices {
                let path = IndexPath(item: item, section: section)
                switch Double.random(in: 0..<1, using: &random) {
                case ..<(busyness * 0.2): updates.deleteItems([path])
                case ..<(busyness * 0.3): moved.append(path)
                case ..<(busyness * 0.35):
                    updates.reloadItems([path])
                    rest[section].append(old[section].items[item])
                default: rest[section].append(old[section].items[item])
                }
            }
        }
        // The sections are put together from the one side to the other, so that each place is the last one.
        let arrivals = Int.random(in: 0...Int(busyness * 4), using: &random)
        var coming: [Int?] = moving + Array(repeating: nil, count: arrivals)
        coming.shuffle(using: &random)
        if moved.count > 0, staying.isEmpty, coming.isEmpty { coming.append(nil) }
        let chosen = Set((0..<(staying.count + coming.count)).shuffled(using: &random).prefix(coming.count))
        sections = []
        var remaining = staying[...]
        var targets: [Int] = []
        for place in 0..<(staying.count + coming.count) {
            if chosen.contains(place), let arrival = coming.popLast() {
                if let section = arrival {
                    updates.moveSection(section, to: place)
                    sections.append(Section(name: old[section].name, items: rest[section]))
                } else {
                    updates.insertSections([place])
                    sections.append(Section(name: fresh(), items: newItems(&random)))
                }
            } else if let section = remaining.popFirst() {
                let content = reloaded.contains(section) ? newItems(&random) : rest[section]
                sections.append(Section(name: old[section].name, items: content))
            }
            targets.append(place)
        }
        // Items come into sections, each to a place that no other has; in rising order, so that each is where it stays.
        var arriving: [[IndexPath?]] = sections.map { _ in [] }
        for path in moved {
            guard let target = targets.randomElement(using: &random) else { continue }
            arriving[target].append(path)
        }
        for place in sections.indices {
            let isUnknown = old.first { $0.name == sections[place].name } == nil
            let added = isUnknown ? 0 : Int.random(in: 0...Int(busyness * 5), using: &random)
            arriving[place] += Array(repeating: nil, count: added)
            arriving[place].shuffle(using: &random)
            let total = sections[place].items.count + arriving[place].count
            for item in (0..<total).shuffled(using: &random).prefix(arriving[place].count).sorted() {
                guard let arrival = arriving[place].popLast() else { continue }
                let path = IndexPath(item: item, section: place)
                if let from = arrival {
                    updates.moveItem(at: from, to: path)
                    sections[place].items.insert(old[from.section].items[from.item], at: item)
                } else {
                    updates.insertItems([path])
                    sections[place].items.insert(fresh(), at: item)
                }
            }
        }
        return updates
    }

    private mutating func newItems(_ random: inout SeededGenerator) -> [Int] {
        (0..<Int.random(in: 0...4, using: &random)).map { _ in fresh() }
    }
}
