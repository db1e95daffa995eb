import UIKit

/// The form for a new sighting. Both of its buttons unwind to the list.
class AddSightingViewController: UITableViewController, UITextFieldDelegate {
    /// The sighting that was entered; nil before the user is done.
    private(set) var sighting: BirdSighting?

    @IBOutlet private weak var birdField: UITextField!
    @IBOutlet private weak var placeField: UITextField!

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "ReturnInput" else { return }
        guard let bird = birdField.text, let place = placeField.text, !bird.isEmpty || !place.isEmpty else { return }
        sighting = BirdSighting(bird: bird, place: place, day: Date())
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}
