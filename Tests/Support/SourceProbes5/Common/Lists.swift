// Lists and page controls, as they are written for Apple's systems, but for `#selector`.

import UIKit

/// A table whose rows stand in the sections of an index, and of which two fingers select several.
class IndexedListProbe: UITableViewController {
    private let collation = UILocalizedIndexedCollation.current()
    private var sections: [[NSString]] = []

    func show(_ names: [NSString]) {
        sections = Array(repeating: [], count: collation.sectionTitles.count)
        for name in names {
            sections[collation.section(for: name, collationStringSelector: Selector("description"))].append(name)
        }
        sections = sections.map {
            collation.sortedArray(from: $0, collationStringSelector: Selector("description")) as? [NSString] ?? []
        }
        tableView.allowsMultipleSelectionDuringEditing = true
        tableView.reloadData()
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].isEmpty ? nil : collation.sectionTitles[section]
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { collation.sectionIndexTitles }

    override func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
        collation.section(forSectionIndexTitle: index)
    }

    override func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        true
    }

    override func tableView(
        _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        setEditing(true, animated: true)
    }

    override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        title = "\(tableView.indexPathsForSelectedRows?.count ?? 0)"
    }
}

/// A grid of which two fingers select several items.
class GridProbe: UICollectionViewController {
    override func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        true
    }

    override func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        isEditing = true
    }

    override func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        isEditing = false
    }
}

/// A page control with images.
class PlacesControlProbe: UIPageControl {
    func showPlaces() {
        preferredIndicatorImage = UIImage(systemName: "circle")
        preferredCurrentPageIndicatorImage = UIImage(systemName: "circle.fill")
        setIndicatorImage(UIImage(systemName: "location"), forPage: 0)
        setCurrentPageIndicatorImage(UIImage(systemName: "location.fill"), forPage: 0)
        if indicatorImage(forPage: 0) != currentPageIndicatorImage(forPage: 0) { direction = .topToBottom }
    }
}
