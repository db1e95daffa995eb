import UIKit

/// The settings of a device: switches, choices that are made on a screen of their own, facts, and a reset that asks first.
public final class SettingsViewController: UIViewController {
    private let store: SettingsStore
    private let sections = SettingsSection.all
    private let tableView = UITableView(frame: .zero, style: .insetGrouped)

    public init(store: SettingsStore = SettingsStore()) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = "Settings"
    }

    public required init?(coder: NSCoder) {
        store = SettingsStore()
        super.init(coder: coder)
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .always
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        tableView.dataSource = self
        tableView.delegate = self
        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let selected = tableView.indexPathForSelectedRow else { return }
        tableView.reloadRows(at: [selected], with: .none)
    }

    // MARK: What rows do

    private func makeSwitch(for title: String) -> UISwitch {
        let toggle = UISwitch()
        toggle.isOn = store.isOn(title)
        toggle.accessibilityLabel = title
        toggle.addAction(
            UIAction { [weak self, weak toggle] _ in
                guard let self, let toggle else { return }
                store.set(toggle.isOn, for: title)
            }, for: .valueChanged)
        return toggle
    }

    private func confirmReset() {
        let alert = UIAlertController(
            title: "Reset All Settings?", message: "This cannot be undone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Reset", style: .destructive) { [weak self] _ in
                self?.store.reset()
                self?.tableView.reloadData()
            })
        present(alert, animated: true)
    }
}

extension SettingsViewController: UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int {
        sections.count
    }

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }

    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        let row = sections[indexPath.section].rows[indexPath.row]
        var content = UIListContentConfiguration.valueCell()
        content.text = row.title
        cell.accessoryType = .none
        cell.accessoryView = nil
        cell.selectionStyle = .default
        switch row {
        case .toggle(let title, let symbol):
            content.image = UIImage(systemName: symbol)
            cell.accessoryView = makeSwitch(for: title)
            cell.selectionStyle = .none
        case .choice(let title, let symbol, let options):
            content.image = UIImage(systemName: symbol)
            content.secondaryText = store.choice(title) ?? options.first
            cell.accessoryType = .disclosureIndicator
        case .info(_, let value):
            content.secondaryText = value
            cell.selectionStyle = .none
        case .reset:
            content.textProperties.color = .systemRed
        }
        cell.contentConfiguration = content
        return cell
    }
}

extension SettingsViewController: UITableViewDelegate {
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        switch sections[indexPath.section].rows[indexPath.row] {
        case .choice, .reset: true
        case .toggle, .info: false
        }
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        switch sections[indexPath.section].rows[indexPath.row] {
        case .choice(let title, _, let options):
            let selection = store.choice(title) ?? options.first
            let choices = ChoiceViewController(title: title, options: options, selection: selection)
            choices.onSelect = { [store] in store.choose($0, for: title) }
            navigationController?.pushViewController(choices, animated: true)
        case .reset:
            tableView.deselectRow(at: indexPath, animated: true)
            confirmReset()
        case .toggle, .info:
            break
        }
    }
}
