import UIKitTesting

@testable import UIKit

/// A table of 400 × 300 points in a window, and what its data source and delegate were asked and told.
@MainActor final class TableStaging {
    let stage = Stage()
    let table: UITableView
    let source: TableLog

    init(_ style: UITableView.Style = .plain, _ counts: [Int] = [3], _ prepare: (UITableView) -> Void = { _ in }) {
        table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 300), style: style)
        source = TableLog(counts)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.delegate = source
        prepare(table)
        stage.root.view.addSubview(table)
        settle()
    }

    func settle() {
        for _ in 0..<3 { stage.update() }
    }

    /// The middle of a row in the window's coordinates.
    func middle(_ path: IndexPath) -> CGPoint {
        let rect = table.rectForRow(at: path)
        return table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    func tap(_ path: IndexPath) {
        stage.tap(middle(path))
        settle()
    }

    var texts: [String] {
        table.visibleCells.map { $0.textLabel?.text ?? "" }
    }
}

/// Shows numbered rows, and notes what it is asked and told.
@MainActor final class TableLog: UITableViewDataSource, UITableViewDelegate {
    var names: [[String]]
    var story: [String] = []
    var askedCells: [IndexPath] = []
    var height: ((IndexPath) -> CGFloat)?
    var askedHeights = 0
    var titles: [Int: String] = [:]
    var keepsOld = false
    var isEditable = true
    var indexTitles: [String]?
    /// Whether two fingers, or Shift, select several rows, and whether the table is edited then.
    var maySweep = false
    var editsForSweep = false

    init(_ counts: [Int]) {
        names = counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }
    }

    func told() -> [String] {
        defer { story = [] }
        return story
    }

    func numberOfSections(in tableView: UITableView) -> Int { names.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        askedCells.append(indexPath)
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = names[indexPath.section][indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles[section] }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { isEditable }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        story.append("commit \(editingStyle) \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard let height else { return tableView.doNotAsk(.heightForRow) }
        askedHeights += 1
        return height(indexPath)
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        story.append("shouldHighlight \(indexPath.row)")
        return true
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        story.append("didHighlight \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        story.append("didUnhighlight \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        story.append("willSelect \(indexPath.row)")
        return indexPath
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        story.append("willDeselect \(indexPath.row)")
        return keepsOld ? nil : indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        story.append("didSelect \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        story.append("didDeselect \(indexPath.row)")
    }

    func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        maySweep
    }

    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        story.append("beginSweep \(indexPath.row)")
        if editsForSweep { tableView.setEditing(true, animated: false) }
    }

    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        story.append("endSweep")
    }
}
