import UIKit

protocol GameViewControllerDelegate: AnyObject {
    func gameViewControllerDidEnd(_ controller: GameViewController)
}

/// A game that is over when all gems are found.
class GameViewController: UIViewController, ScoreViewControllerDelegate {
    weak var delegate: GameViewControllerDelegate?
    var numberOfPlayers = 1

    @IBOutlet private weak var playersLabel: UILabel!
    @IBOutlet private weak var scoreLabel: UILabel!

    private static let numberOfGems = 3
    private var gems = 0 {
        didSet { showGems() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        playersLabel.text = numberOfPlayers == 1 ? "One player" : "\(numberOfPlayers) players"
        showGems()
    }

    private func showGems() {
        scoreLabel.text = gems == 1 ? "1 gem" : "\(gems) gems"
    }

    @IBAction func findGem(_ sender: UIButton) {
        gems += 1
        if gems == Self.numberOfGems {
            performSegue(withIdentifier: "showScore", sender: self)
        }
    }

    @IBAction func giveUp(_ sender: Any) {
        delegate?.gameViewControllerDidEnd(self)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let score = segue.destination as? ScoreViewController else { return }
        score.delegate = self
        score.score = gems * 100 / numberOfPlayers
    }

    func scoreViewControllerDidFinish(_ controller: ScoreViewController) {
        delegate?.gameViewControllerDidEnd(self)
    }
}
