import UIKit

/// One sighting.
class SightingDetailViewController: UITableViewController {
    var sighting: BirdSighting? {
        didSet {
            if isViewLoaded { showSighting() }
        }
    }

    @IBOutlet weak var birdLabel: UILabel!
    @IBOutlet weak var placeLabel: UILabel!
    @IBOutlet weak var dayLabel: UILabel!

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
