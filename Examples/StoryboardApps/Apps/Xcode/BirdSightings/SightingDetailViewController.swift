import UIKit

/// One sighting.
class SightingDetailViewController: UITableViewController {
    var sighting: BirdSighting? {
        didSet {
            if isViewLoaded { showSighting() }
        }
    }

    @IBOutlet private weak var birdLabel: UILabel!
    @IBOutlet private weak var placeLabel: UILabel!
    @IBOutlet private weak var dayLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        showSighting()
    }

    private func showSighting() {
        guard let sighting = sighting else { return }
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        birdLabel.text = sighting.bird
        placeLabel.text = sighting.place
        dayLabel.text = formatter.string(from: sighting.day)
    }
}
