import UIKit

/// The classes that the sample files name, which write down what happens to them.
@MainActor enum SampleClasses {
    /// The events, in order.
    static var log: [String] = []

    static func take() -> [String] {
        defer { log = [] }
        return log
    }

    /// The two ends of a segue that was prepared. A controller that held the segue would hold itself.
    struct PreparedSegue {
        weak var source: UIViewController?
        weak var destination: UIViewController?
    }

    class TracedController: UIViewController {
        /// The answer to `shouldPerformSegue`.
        var allowsSegues = true
        var segues: [PreparedSegue] = []
        var senders: [Any?] = []
        var stateInPrepare: [String] = []

        private var label: String {
            String(describing: type(of: self)).replacingOccurrences(of: "ViewController", with: "")
        }

        private func note(_ text: String) { log.append("\(label).\(text)") }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            note("init(coder:) storyboard \(storyboard == nil ? "nil" : "set")")
        }

        override func awakeFromNib() {
            super.awakeFromNib()
            note("awakeFromNib parent \(parent == nil ? "nil" : "set") storyboard \(storyboard == nil ? "nil" : "set")")
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
            return allowsSegues
        }

        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            note("prepare(\(segue.identifier ?? "nil")) loaded \(segue.destination.isViewLoaded)")
            segues.append(PreparedSegue(source: segue.source, destination: segue.destination))
            // An embed segue has the controller itself for its sender.
            senders.append(sender as AnyObject === self ? nil : sender)
        }

        override func canPerformUnwindSegueAction(
            _ action: Selector, from fromViewController: UIViewController, sender: Any?
        ) -> Bool {
            let answer = super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
            note("canUnwind \(answer)")
            return answer
        }
    }

    final class GreetingViewController: TracedController {
        weak var label: UILabel?
        weak var button: UIButton?
        var greeted: [Any] = []
        func greet(_ sender: Any) { greeted.append(sender) }
    }

    final class ListViewController: TracedController {
        func add(_ sender: Any) { log.append("add") }
    }

    final class DetailViewController: TracedController {}
    final class ContainerViewController: TracedController {}
    final class ChildViewController: TracedController {}
    final class StartViewController: TracedController {}
    final class FormViewController: TracedController {}
    final class MoreViewController: TracedController {}
    final class AboutViewController: TracedController {}
    final class ItemViewController: TracedController {}
    final class HomeViewController: TracedController {}
    final class AdaptiveViewController: TracedController {}

    final class FirstViewController: TracedController {
        func unwindToFirst(_ segue: UIStoryboardSegue) {
            log.append("First.unwindToFirst(\(segue.identifier ?? "nil"))")
        }

        override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
            log.append("First.dismiss")
            super.dismiss(animated: false, completion: completion)
        }
    }

    final class SecondViewController: TracedController {}

    final class SettingsViewController: UITableViewController {
        var aboutCell: UITableViewCell?
        var segues: [String] = []
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { segues.append(segue.identifier ?? "nil") }
    }

    final class ItemsViewController: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
            (cell as? ItemCell)?.titleLabel?.text = "Row \(indexPath.row)"
            return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("didSelect \(indexPath.row)")
        }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            log.append("prepare(\(segue.identifier ?? "nil")) row \(tableView.indexPathForSelectedRow?.row ?? -1)")
        }
    }

    final class ItemCell: UITableViewCell {
        weak var titleLabel: UILabel?
    }

    /// The object of a scene beside its controller.
    final class HelperObject: NSObject {
        weak var controller: UIViewController?
    }

    private static let isRegistered: Bool = {
        ObjectTable(
            GreetingViewController.self,
            outlets: [.init("label") { $0.label = $1 }, .init("button") { $0.button = $1 }],
            actions: [.init("greet:") { $0.greet($1) }]
        ).register()
        ObjectTable(ListViewController.self, actions: [.init("add:") { $0.add($1) }]).register()
        ObjectTable(
            FirstViewController.self, actions: [.init("unwindToFirst:") { $0.unwindToFirst($1) }]
        ).register()
        ObjectTable(SettingsViewController.self, outlets: [.init("aboutCell") { $0.aboutCell = $1 }]).register()
        ObjectTable(ItemCell.self, outlets: [.init("titleLabel") { $0.titleLabel = $1 }]).register()
        ObjectTable(HelperObject.self, outlets: [.init("controller") { $0.controller = $1 }]).register()
        ObjectTable(ItemsViewController.self).register()
        for table in [
            ObjectTable(DetailViewController.self), ObjectTable(ContainerViewController.self),
            ObjectTable(ChildViewController.self), ObjectTable(StartViewController.self),
            ObjectTable(FormViewController.self), ObjectTable(MoreViewController.self),
            ObjectTable(AboutViewController.self), ObjectTable(ItemViewController.self),
            ObjectTable(HomeViewController.self), ObjectTable(AdaptiveViewController.self),
            ObjectTable(SecondViewController.self),
        ] { table.register() }
        return true
    }()

    /// Lets UIKit know the classes.
    static func register() { _ = isRegistered }
}
