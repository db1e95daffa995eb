import SeededRandom
import UIKit

/// Sections and items as plain arrays that are edited as a snapshot is: slow, and plain enough to be believed.
struct SnapshotModel: Equatable {
    private(set) var sections: [Int] = []
    private(set) var items: [[Int]] = []

    init() {}

    /// The sections and items of a snapshot, in the words of its public interface.
    init(_ snapshot: NSDiffableDataSourceSnapshot<Int, Int>) {
        sections = snapshot.sectionIdentifiers
        items = sections.map(snapshot.itemIdentifiers(inSection:))
    }

    /// The place of an item: the index of its section, and the index in that.
    func place(of item: Int) -> IndexPath? {
        for (section, content) in items.enumerated() {
            if let index = content.firstIndex(of: item) { return IndexPath(item: index, section: section) }
        }
        return nil
    }

    /// Does one edit, chosen at random, to the model and to a snapshot. Sections have numbers below 8, items below 40.
    mutating func edit(_ snapshot: inout NSDiffableDataSourceSnapshot<Int, Int>, _ random: inout SeededGenerator) {
        let known = items.flatMap { $0 }
        let some = Array((0..<40).shuffled(using: &random).prefix(Int.random(in: 1...6, using: &random)))
        let distance = Int.random(in: 0...1, using: &random)
        switch Int.random(in: 0..<9, using: &random) {
        case 0:
            let section = Int.random(in: 0..<8, using: &random)
            guard !sections.contains(section) else { return }
            snapshot.appendSections([section])
            sections.append(section)
            items.append([])
        case 1:
            let new = Array((0..<8).filter { !sections.contains($0) }.shuffled(using: &random).prefix(2))
            guard let neighbour = sections.randomElement(using: &random) else { return }
            distance == 0
                ? snapshot.insertSections(new, beforeSection: neighbour)
                : snapshot.insertSections(new, afterSection: neighbour)
            guard let index = sections.firstIndex(of: neighbour) else { return }
            sections.insert(contentsOf: new, at: index + distance)
            items.insert(contentsOf: new.map { _ in [] }, at: index + distance)
        case 2:
            guard let section = sections.randomElement(using: &random), sections.count > 3 else { return }
            snapshot.deleteSections([section])
            guard let index = sections.firstIndex(of: section) else { return }
            sections.remove(at: index)
            items.remove(at: index)
        case 3:
            guard sections.count > 1 else { return }
            let pair = sections.shuffled(using: &random)
            distance == 0
                ? snapshot.moveSection(pair[0], beforeSection: pair[1])
                : snapshot.moveSection(pair[0], afterSection: pair[1])
            guard let index = sections.firstIndex(of: pair[0]) else { return }
            sections.remove(at: index)
            let content = items.remove(at: index)
            guard let target = sections.firstIndex(of: pair[1]) else { return }
            sections.insert(pair[0], at: target + distance)
            items.insert(content, at: target + distance)
        case 4, 5:
            // Items that are known move.
            guard let section = sections.randomElement(using: &random) else { return }
            snapshot.appendItems(some, toSection: section)
            remove(some)
            guard let index = sections.firstIndex(of: section) else { return }
            items[index] += some
        case 6:
            guard let neighbour = known.filter({ !some.contains($0) }).randomElement(using: &random) else { return }
            distance == 0
                ? snapshot.insertItems(some, beforeItem: neighbour) : snapshot.insertItems(some, afterItem: neighbour)
            remove(some)
            guard let place = place(of: neighbour) else { return }
            items[place.section].insert(contentsOf: some, at: place.item + distance)
        case 7:
            snapshot.deleteItems(some)
            remove(some)
        default:
            guard known.count > 1 else { return }
            let pair = known.shuffled(using: &random)
            distance == 0
                ? snapshot.moveItem(pair[0], beforeItem: pair[1]) : snapshot.moveItem(pair[0], afterItem: pair[1])
            remove([pair[0]])
            guard let place = place(of: pair[1]) else { return }
            items[place.section].insert(pair[0], at: place.item + distance)
        }
    }

    private mutating func remove(_ gone: [Int]) {
        for section in items.indices { items[section].removeAll(where: gone.contains) }
    }
}
