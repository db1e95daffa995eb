import UIKit

/// The list of sightings, to which the screen for a new one leads back.
class SightingsViewController: UITableViewController {
    var dataController: SightingDataController?

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return dataController?.count ?? 0
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "SightingCell", for: indexPath)
        let sighting = dataController?.sighting(at: indexPath.row)
        cell.textLabel?.text = sighting?.bird
        cell.detailTextLabel?.text = sighting?.place
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "ShowSightingDetails",
            let detail = segue.destination as? SightingDetailViewController,
            let indexPath = tableView.indexPathForSelectedRow
        else { return }
        detail.sighting = dataController?.sighting(at: indexPath.row)
    }

    @IBAction func done(_ segue: UIStoryboardSegue) {
        guard let add = segue.source as? AddSightingViewController, let sighting = add.sighting else { return }
        dataController?.add(sighting)
        tableView.reloadData()
    }

    @IBAction func cancel(_ segue: UIStoryboardSegue) {}
}
