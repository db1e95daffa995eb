import UIKit

/// The facts about a place, in cells that are made once and are always the same.
final class PlaceDetailViewController: UITableViewController {
    private let place: Place
    private lazy var sections: [[UITableViewCell]] = [
        [
            makeCell("Country", place.country), makeCell("Inhabitants", "\(place.population)"),
            makeCell("Elevation", "\(place.elevation) m"),
        ],
        [articleCell],
    ]
    private let articleCell = UITableViewCell(style: .default, reuseIdentifier: nil)

    init(place: Place) {
        self.place = place
        super.init(style: .grouped)
        title = place.name
    }

    required init?(coder: NSCoder) {
        place = Place(name: "", country: "", population: 0, elevation: 0)
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        articleCell.textLabel?.text = "Read More"
        articleCell.accessoryType = .disclosureIndicator
    }

    private func makeCell(_ title: String, _ value: String) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = title
        cell.detailTextLabel?.text = value
        cell.selectionStyle = .none
        return cell
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        sections.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? "Facts" : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        sections[indexPath.section][indexPath.row]
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath.section == 1 ? indexPath : nil
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(PlaceArticleViewController(place: place), animated: true)
    }
}
