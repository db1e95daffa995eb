import UIKit

/// Hears what a screen makes of the data that it was given.
@MainActor protocol SightingDelegate: AnyObject {
    func add(_ sighting: BirdSighting)
    func replace(_ old: BirdSighting, by new: BirdSighting)
}

/// All that a collaborator needs of a screen that shows a sighting.
@MainActor protocol SightingShowing: UIViewController {
    var sighting: BirdSighting? { get set }
}

/// The list, which owns the data and has the other screens presented.
final class SightingListViewController: UIViewController, SightingDelegate {
    private(set) var sightings = [BirdSighting(name: "Pigeon", location: "Mountain View, CA")]

    func add(_ sighting: BirdSighting) {
        sightings.append(sighting)
        dismiss(animated: false)
    }

    func replace(_ old: BirdSighting, by new: BirdSighting) {
        sightings = sightings.map { $0 == old ? new : $0 }
        dismiss(animated: false)
    }

    func presentDetails(_ details: any SightingShowing) {
        details.sighting = sightings.first
        present(details, animated: false)
    }

    func presentAdding() -> SightingEntryViewController {
        let adding = SightingEntryViewController()
        adding.delegate = self
        present(adding, animated: false)
        return adding
    }

    func presentEditing() -> EditSightingViewController {
        let editing = EditSightingViewController()
        editing.sighting = sightings.first
        editing.delegate = self
        present(editing, animated: false)
        return editing
    }
}

/// A screen with one line of text.
class LineViewController: UIViewController {
    fileprivate let label = UILabel(frame: CGRect(x: 20, y: 20, width: 300, height: 40))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
    }
}

/// Receives data and shows it.
final class SightingFactsViewController: LineViewController, SightingShowing {
    var sighting: BirdSighting?

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = sighting.map { "\($0.name), \($0.location)" }
    }
}

/// Shows the same data in another way.
final class SightingMapViewController: LineViewController, SightingShowing {
    var sighting: BirdSighting? {
        didSet { place = sighting?.location.uppercased() }
    }

    private var place: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = place
    }
}

/// Takes new data from its user, and sends it on.
final class SightingEntryViewController: UIViewController {
    weak var delegate: (any SightingDelegate)?
    private var entered = BirdSighting(name: "", location: "")

    func type(_ name: String, at location: String, note: String? = nil) {
        entered = BirdSighting(name: name, location: location, note: note)
    }

    func save() {
        delegate?.add(entered)
    }
}

/// Receives data, has its user change it, and sends it back.
final class EditSightingViewController: LineViewController {
    var sighting: BirdSighting?
    weak var delegate: (any SightingDelegate)?

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = sighting?.name
    }

    func rename(_ name: String) {
        guard let sighting else { return }
        var new = sighting
        new.name = name
        delegate?.replace(sighting, by: new)
    }
}

/// Needs no data.
final class SightingHelpViewController: LineViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "Be still, and wait."
    }
}

/// Loads its data by itself. Where from is nobody else's business.
final class SightingCountViewController: LineViewController {
    private lazy var counts = ["Pigeon": 12, "Crow": 3]

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "\(counts.values.reduce(0, +)) this year"
    }
}
