import UIKit

/// The list of records. It is the same where it fills a phone and where it is a column of a pad.
class RecordsViewController: UITableViewController, RecordEditorViewControllerDelegate {
    var dataController: RecordDataController? {
        didSet {
            if isViewLoaded { tableView.reloadData() }
        }
    }

    private var records: [Record] {
        return dataController?.records ?? []
    }

    // MARK: - Table view data source

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return records.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "RecordCell", for: indexPath)
        let record = records[indexPath.row]
        cell.textLabel?.text = record.title
        cell.detailTextLabel?.text = record.artist
        return cell
    }

    // MARK: - Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let navigation = segue.destination as? UINavigationController
        let destination = navigation?.topViewController ?? segue.destination
        switch segue.identifier {
        case "showRecord":
            guard let indexPath = tableView.indexPathForSelectedRow else { return }
            (destination as? RecordDetailViewController)?.record = records[indexPath.row]
        case "addRecord":
            (destination as? RecordEditorViewController)?.delegate = self
        default:
            break
        }
    }

    func recordEditor(_ editor: RecordEditorViewController, didSave record: Record) {
        dataController?.add(record)
        tableView.reloadData()
        dismiss(animated: true, completion: nil)
    }

    func recordEditorDidCancel(_ editor: RecordEditorViewController) {
        dismiss(animated: true, completion: nil)
    }
}
