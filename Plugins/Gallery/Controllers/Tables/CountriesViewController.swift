import UIKit

/// Countries by their first letters. They can be deleted and moved.
final class CountriesViewController: UITableViewController {
    private var sections: [(letter: String, countries: [Country])]
    private let hasIndex: Bool

    init(style: UITableView.Style, language: GalleryLanguage, hasIndex: Bool) {
        self.hasIndex = hasIndex
        sections = Country.all(in: language).reduce(into: []) { sections, country in
            // A letter is the same one with whatever mark above or below it.
            let letter = country.name.decomposedStringWithCanonicalMapping.unicodeScalars.first.map { String($0) } ?? ""
            if sections.last?.letter != letter { sections.append((letter, [])) }
            sections[sections.count - 1].countries.append(country)
        }
        super.init(style: style)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Country")
    }

    // MARK: Data

    override func numberOfSections(in tableView: UITableView) -> Int {
        sections.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].countries.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].letter
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        hasIndex ? sections.map(\.letter) : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Country", for: indexPath)
        let country = sections[indexPath.section].countries[indexPath.row]
        var content = UIListContentConfiguration.valueCell()
        content.text = country.name
        content.secondaryText = country.code
        cell.contentConfiguration = content
        return cell
    }

    // MARK: Editing

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        sections[indexPath.section].countries.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        true
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let country = sections[sourceIndexPath.section].countries.remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].countries.insert(country, at: destinationIndexPath.row)
    }
}
