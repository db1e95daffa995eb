import UIKit

/// The classes of the storyboards that are loaded in both places. They write down how they come to be.
@MainActor enum LoadedClasses {
    static var log: [String] = []
    /// How many controllers of each class were made.
    static var counts: [String: Int] = [:]

    static func begin() {
        register()
        log = []
        counts = [:]
    }

    private static let isRegistered: Bool = {
        ObjectTable(
            LoadedHome.self,
            outlets: [
                .init("button") { $0.button = $1 }, .init("label") { $0.label = $1 },
                .init("goButton") { $0.goButton = $1 },
            ],
            actions: [
                .init("tap:") { (home: LoadedHome, sender: Any?) in home.tap(sender) },
                .init("backToHome:") { $0.backToHome($1) },
            ]
        ).register()
        ObjectTable(LoadedDetail.self, outlets: [.init("exitButton") { $0.exitButton = $1 }]).register()
        for table in [
            ObjectTable(LoadedController.self), ObjectTable(LoadedInner.self), ObjectTable(LoadedOrphan.self),
            ObjectTable(LoadedPage.self),
        ] { table.register() }
        ObjectTable(LoadedView.self).register()
        ObjectTable(LoadedOwner.self, outlets: [.init("label") { $0.label = $1 }]).register()
        return true
    }()

    private static func register() { _ = isRegistered }
}

/// Notes how it is made, and what it does with segues.
class LoadedController: UIViewController {
    func note(_ text: String) {
        let name = String(describing: type(of: self)).replacing("Loaded", with: "")
        LoadedClasses.log.append("\(name) \(text)")
    }

    private func count() {
        LoadedClasses.counts[String(describing: type(of: self)), default: 0] += 1
    }

    override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        count()
        note("init(nibName:bundle:)")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        count()
        note("init(coder:) storyboard \(storyboard == nil ? "nil" : "set")")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        note("awakeFromNib storyboard \(storyboard == nil ? "nil" : "set") loaded \(isViewLoaded)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        note("viewDidLoad children \(children.count)")
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note("willMove(\(parent == nil ? "nil" : "parent"))")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note("didMove(\(parent == nil ? "nil" : "parent"))")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        note("should(\(identifier))")
        return true
    }
}

/// The first controller of the flow.
final class LoadedHome: LoadedController {
    weak var button: UIButton? {
        didSet { if button != nil { note("outlet button") } }
    }
    weak var label: UILabel? {
        didSet { if label != nil { note("outlet label") } }
    }
    weak var goButton: UIButton?
    /// The text that awakeFromNib() set, and viewDidLoad() found.
    private(set) var greeting = ""

    override func awakeFromNib() {
        super.awakeFromNib()
        greeting = "Hello"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        button?.sendActions(for: .touchUpInside)
        label?.text = "\(greeting) \(title ?? "")"
    }

    func tap(_ sender: Any?) {
        note("tap \(sender as AnyObject === button)")
    }

    func backToHome(_ segue: UIStoryboardSegue) {}

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let sentBy =
            sender as AnyObject === goButton
            ? "the button" : sender as AnyObject === self ? "itself" : "\(sender ?? "nobody")"
        note("prepare(\(segue.identifier ?? "nil")) by \(sentBy), from itself \(segue.source === self)")
        (segue.destination as? LoadedDetail)?.score = 7
    }
}

final class LoadedDetail: LoadedController {
    weak var exitButton: UIButton?
    /// The number that the source gives it.
    var score = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        note("score \(score)")
    }
}

final class LoadedInner: LoadedController {}
final class LoadedOrphan: LoadedController {}
final class LoadedPage: LoadedController {}

/// The owner of a nib.
final class LoadedOwner: LoadedController {
    weak var label: UILabel?
}

/// The view of the first controller.
final class LoadedView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        LoadedClasses.log.append("View init(frame:)")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        LoadedClasses.log.append("View init(coder:)")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        LoadedClasses.log.append("View awakeFromNib")
    }
}
