import UIKit

class ViewController: UIViewController {

    @IBOutlet weak var countLabel: UILabel!
    @IBOutlet weak var cardContainer: UIStackView!

    private let clearButton = UIButton(type: .system)
    private var count = 0 {
        didSet { countLabel.text = count == 1 ? "1 note" : "\(count) notes" }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        count = 0
        clearButton.setTitle("Clear", for: .normal)
        clearButton.addTarget(self, action: #selector(clear), for: .touchUpInside)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Rename", style: .plain, target: self, action: #selector(rename(_:)))
        cardContainer.addArrangedSubview(clearButton)
        if let card = Bundle.main.loadNibNamed("CardView", owner: self, options: nil)?.first as? CardView {
            card.titleLabel.text = "A card"
            cardContainer.insertArrangedSubview(card, at: 0)
        }
    }

    @IBAction func addNote(_ sender: UIButton) {
        count += 1
    }

    @objc private func clear() {
        count = 0
    }

    @objc func rename(_ sender: UIBarButtonItem) {
        title = "My Notes"
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let detail = segue.destination as? DetailViewController {
            detail.text = countLabel.text
        }
    }

}
