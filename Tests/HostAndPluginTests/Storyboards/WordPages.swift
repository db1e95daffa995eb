import UIKit

/// A page that shows the word which it is told before its view is loaded, and writes down what happens to it.
class WordPage: UIViewController {
    static var log: [String] = []

    var word = ""
    weak var label: UILabel?

    /// Goes to the second page.
    func goOn() {}

    override func viewDidLoad() {
        super.viewDidLoad()
        label?.text = word
        Self.log.append("viewDidLoad \(word)")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        Self.log.append("viewWillAppear \(word)")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Self.log.append("viewDidAppear \(word)")
    }
}

/// A page of a storyboard, which has its view and the way to the second page.
final class DrawnWordPage: WordPage {
    /// Has the storyboard's classes known.
    static func register() { _ = isRegistered }

    private static let isRegistered: Bool = {
        ObjectTable(DrawnWordPage.self, outlets: [.init("label") { $0.label = $1 }]).register()
        return true
    }()

    override func awakeFromNib() {
        super.awakeFromNib()
        word = "First"
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? WordPage)?.word = "Second"
    }

    override func goOn() {
        performSegue(withIdentifier: "go", sender: self)
    }
}

/// The same page without a file: made by an initialiser of its own, with a view and a way that are code.
final class CodedWordPage: WordPage {
    init(word: String) {
        super.init(nibName: nil, bundle: nil)
        self.word = word
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func loadView() {
        let view = UIView()
        let label = UILabel(frame: CGRect(x: 10, y: 60, width: 200, height: 30))
        view.addSubview(label)
        self.label = label
        self.view = view
    }

    override func goOn() {
        navigationController?.pushViewController(CodedWordPage(word: "Second"), animated: false)
    }
}
