import UIKit

/// A plugin's pane with a button at the top, and a field below it that takes text, keys and scrolling.
@MainActor final class FormViewController: UIViewController {
    static let buttonFrame = CGRect(x: 20, y: 10, width: 100, height: 40)
    static let fieldFrame = CGRect(x: 20, y: 100, width: 150, height: 60)

    private(set) var taps = 0
    let field = FieldView(frame: fieldFrame)
    /// Counts what the command did.
    var commands = 0
    var command: UIKeyCommand?

    override var keyCommands: [UIKeyCommand]? {
        command.map { [$0] }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let button = UIButton(
            type: .system, primaryAction: UIAction(title: "Press") { [weak self] _ in self?.taps += 1 })
        button.frame = Self.buttonFrame
        view.addSubview(button)
        view.addSubview(field)
    }
}
