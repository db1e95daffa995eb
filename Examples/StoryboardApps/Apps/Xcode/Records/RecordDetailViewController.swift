import UIKit

/// One record, in a table whose cells are all drawn in the storyboard.
class RecordDetailViewController: UITableViewController {
    var record: Record? {
        didSet {
            if isViewLoaded { showRecord() }
        }
    }

    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var artistLabel: UILabel!
    @IBOutlet private weak var yearLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        showRecord()
    }

    private func showRecord() {
        titleLabel.text = record?.title ?? "None"
        artistLabel.text = record?.artist ?? "Nobody"
        yearLabel.text = record?.year.map { "\($0)" } ?? "Unknown"
    }
}
