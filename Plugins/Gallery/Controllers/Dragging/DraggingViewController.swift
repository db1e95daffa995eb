import Foundation
import UIKit

/// A list whose rows are dragged to another place in it or to a text, and which takes text that is dropped.
final class DraggingViewController: SectionViewController, UITableViewDataSource, UITableViewDragDelegate,
    UITableViewDropDelegate
{
    private lazy var things = ["apples", "bread", "milk", "rice"].map { texts[$0] }
    private let table = UITableView(frame: .zero, style: .plain)
    private let note = UITextView()

    init(language: GalleryLanguage) {
        super.init(Self.texts, in: language)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        add(UILabel(texts["hint"], color: .quietText, lines: 0))
        note.text = texts["note"]
        note.font = .preferredFont(forTextStyle: .body)
        // Its text begins where that of the rows does.
        note.textContainerInset = UIEdgeInsets(top: 12, left: 11, bottom: 12, right: 11)
        for card in [note, table] {
            card.backgroundColor = .secondarySystemGroupedBackground
            card.layer.cornerRadius = 10
        }
        note.heightAnchor.constraint(equalToConstant: 80).isActive = true
        add(note)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "Thing")
        table.dataSource = self
        table.dragDelegate = self
        table.dropDelegate = self
        add(table)
        fillPage()
    }

    // MARK: Rows

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        things.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Thing", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = things[indexPath.row]
        cell.contentConfiguration = content
        cell.backgroundColor = .clear
        return cell
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        true
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        things.insert(things.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    // MARK: Dragging and dropping

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: things[indexPath.row]))]
    }

    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: NSString.self)
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(
            operation: tableView.hasActiveDrag ? .move : .copy, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        // Rows of the list itself are moved by it.
        guard !tableView.hasActiveDrag else { return }
        coordinator.session.loadObjects(ofClass: String.self) { [weak self] texts in
            guard let self else { return }
            // Each is put in before those that come after it.
            for text in texts.reversed() {
                let row = min(coordinator.destinationIndexPath?.row ?? things.count, things.count)
                things.insert(text, at: row)
                table.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
            }
        }
    }
}
