import PaletteContract
import UIKit

/// The classes that the storyboards of these tests name. They write down what happens to them.
@MainActor enum StoryboardClasses {
    /// The events, in order, each with the controller's name first.
    static var log: [String] = []

    static func take() -> [String] {
        defer { log = [] }
        return log
    }

    private static let isRegistered: Bool = {
        ObjectTable(
            StoryboardHome.self,
            actions: [
                .init("unwindToHome:") { $0.unwindToHome($1) },
                .init("erase:") { (home: StoryboardHome, sender: Any?) in home.erase(sender) },
            ],
            segueActions: [.init("makePalette:") { $0.makePalette($1) }]
        ).register()
        ObjectTable(StoryboardChild.self, actions: [.init("unwindToChild:") { $0.unwindToChild($1) }]).register()
        ObjectTable(StoryboardTop.self).register()
        ObjectTable(StoryboardMore.self).register()
        ObjectTable(StoryboardPalette.self).register()
        return true
    }()

    /// Lets UIKit know the classes.
    static func register() { _ = isRegistered }
}

/// Notes its callbacks.
class StoryboardPage: UIViewController {
    /// Whether it takes unwind segues.
    var takesUnwind = true

    fileprivate func note(_ text: String) {
        let name = String(describing: type(of: self)).replacing("Storyboard", with: "")
        StoryboardClasses.log.append("\(name) \(text)")
    }

    private var containers: String {
        "\(navigationController == nil ? "" : " in a stack")\(tabBarController == nil ? "" : " in tabs")"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        note("init(coder:) storyboard \(storyboard == nil ? "nil" : "set")")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        note("awakeFromNib storyboard \(storyboard == nil ? "nil" : "set")")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        note("viewDidLoad \((view.subviews.first as? UILabel)?.text ?? "")\(containers)")
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note("willMove(\(parent == nil ? "nil" : "parent"))")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note("didMove(\(parent == nil ? "nil" : "parent"))")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("viewWillAppear(\(animated))\(containers)")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("viewDidAppear(\(animated))\(presentingViewController == nil ? "" : " presented")")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("viewWillDisappear(\(animated))")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("viewDidDisappear(\(animated))")
    }

    override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        let has = super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
        note("canUnwind \(has && takesUnwind)")
        return has && takesUnwind
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        note("should(\(identifier))")
        return true
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let popover =
            segue.destination.modalPresentationStyle == .popover
            ? segue.destination.popoverPresentationController?.sourceView : nil
        note(
            "prepare(\(segue.identifier ?? "nil")) loaded \(segue.destination.isViewLoaded)\(popover is UIButton ? " at a button" : "")"
        )
    }
}

/// The controller of the host's storyboard.
class StoryboardHome: StoryboardPage, PaletteDelegate {
    /// The plugin of which the segue action makes a stand-in; nil: it makes nothing.
    var segueActionPlugin: String?
    private(set) var picked: [Color] = []

    func unwindToHome(_ segue: UIStoryboardSegue) {
        note("unwindToHome(\(segue.identifier ?? "nil"))\(segue.destination === self ? "" : " of another")")
    }

    /// It takes anything, so an unwind segue is not meant.
    func erase(_ sender: Any?) { note("erase") }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        // It does not know where the palette runs.
        guard let palette = segue.destination as? any Palette else { return }
        palette.delegate = self
        palette.show(.sky)
        palette.show(.scarlet)
    }

    func makePalette(_ coder: NSCoder) -> UIViewController? {
        segueActionPlugin.map { RemotePalette(plugin: $0, controller: "other") }
    }

    func palette(_ palette: any Palette, didPick color: Color) {
        picked.append(color)
    }

    func palette(_ palette: any Palette, didFinish color: Color) {}
}

/// The controller of the child's storyboard, in the host or in a plugin.
class StoryboardChild: StoryboardPage {
    func unwindToChild(_ segue: UIStoryboardSegue) {
        note("unwindToChild(\(segue.identifier ?? "nil"))\(segue.destination === self ? "" : " of another")")
    }
}

/// A controller of the host above the child.
final class StoryboardTop: StoryboardPage {}

/// A controller of the child's program above the child.
final class StoryboardMore: StoryboardPage {}

/// One with a contract.
final class StoryboardPalette: StoryboardPage, Palette {
    weak var delegate: (any PaletteDelegate)?

    func show(_ color: Color) {
        StoryboardClasses.log.append("Palette show \(color.text)")
        delegate?.palette(self, didPick: color)
    }

    func offer(_ swatches: Swatches) {}

    func name(_ color: Color) async throws -> ColorName { ColorName() }
}
