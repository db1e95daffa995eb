import UIKit

/// The title screen of a game. Each button begins a game by a segue of its own.
class TitleViewController: UIViewController, GameViewControllerDelegate {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let game = segue.destination as? GameViewController else { return }
        game.delegate = self
        game.numberOfPlayers = segue.identifier == "newTwoPlayerGame" ? 2 : 1
    }

    func gameViewControllerDidEnd(_ controller: GameViewController) {
        dismiss(animated: true, completion: nil)
    }
}
