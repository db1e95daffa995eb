import UIKit

/// A list of places by their first letters. A place leads to the facts about it.
public final class ListDetailViewController: UITableViewController {
    private let sections: [(letter: String, places: [Place])] = Dictionary(grouping: Place.all) { $0.name.prefix(1) }
        .map { (String($0), $1) }.sorted { $0.letter < $1.letter }

    /// Makes the list in a navigation controller.
    public static func makeStack() -> UINavigationController {
        UINavigationController(rootViewController: ListDetailViewController(style: .plain))
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Places"
        navigationItem.backButtonTitle = "Places"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Place")
    }

    private func place(at indexPath: IndexPath) -> Place {
        sections[indexPath.section].places[indexPath.row]
    }

    // MARK: UITableViewDataSource

    public override func numberOfSections(in tableView: UITableView) -> Int {
        sections.count
    }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].places.count
    }

    public override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].letter
    }

    public override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        sections.map(\.letter)
    }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Place", for: indexPath)
        let place = place(at: indexPath)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = place.name
        content.secondaryText = place.country
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    // MARK: UITableViewDelegate

    public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let detail = PlaceDetailViewController(place: place(at: indexPath))
        navigationController?.pushViewController(detail, animated: true)
    }
}
