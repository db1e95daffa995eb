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

    final class WelcomeViewController: TracedController {
        weak var headline: UILabel?
        weak var beginButton: UIButton?
        var begun: [Any] = []
        func begin(_ sender: Any) { begun.append(sender) }
    }

    final class PlantsViewController: TracedController {
        func sow(_ sender: Any) { log.append("sow") }
    }

    final class PlantViewController: TracedController {}
    final class BedsViewController: TracedController {}
    final class ToolsViewController: TracedController {}
    final class GardenViewController: TracedController {}
    final class PondViewController: TracedController {}
    final class TrayViewController: TracedController {}
    final class OrderViewController: TracedController {}
    final class HintsViewController: TracedController {}
    final class MoonViewController: TracedController {}
    final class SeedViewController: TracedController {}
    final class GateViewController: TracedController {}
    final class BorderViewController: TracedController {}

    // These are classes of snippets in tests; the ones above are in the samples.
    final class DetailViewController: TracedController {}
    final class ChildViewController: TracedController {}
    final class FormViewController: TracedController {}
    final class MoreViewController: TracedController {}
    final class HomeViewController: TracedController {}

    final class LobbyViewController: TracedController {
        func unwindToLobby(_ segue: UIStoryboardSegue) {
            log.append("Lobby.unwindToLobby(\(segue.identifier ?? "nil"))")
        }

        override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
            log.append("Lobby.dismiss")
            super.dismiss(animated: false, completion: completion)
        }
    }

    final class RoomViewController: TracedController {}

    final class AlmanacViewController: UITableViewController {
        var moonCell: UITableViewCell?
        var segues: [String] = []
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { segues.append(segue.identifier ?? "nil") }
    }

    final class SeedsViewController: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Seed", for: indexPath)
            (cell as? SeedCell)?.nameLabel?.text = "Row \(indexPath.row)"
            return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("didSelect \(indexPath.row)")
        }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            log.append("prepare(\(segue.identifier ?? "nil")) row \(tableView.indexPathForSelectedRow?.row ?? -1)")
        }
    }

    final class SeedCell: UITableViewCell {
        weak var nameLabel: UILabel?
    }

    /// The object of a scene beside its controller.
    final class HelperObject: NSObject {
        weak var controller: UIViewController?
    }

    private static let isRegistered: Bool = {
        ObjectTable(
            WelcomeViewController.self,
            outlets: [.init("headline") { $0.headline = $1 }, .init("beginButton") { $0.beginButton = $1 }],
            actions: [.init("begin:") { $0.begin($1) }]
        ).register()
        ObjectTable(PlantsViewController.self, actions: [.init("sow:") { $0.sow($1) }]).register()
        ObjectTable(
            LobbyViewController.self, actions: [.init("unwindToLobby:") { $0.unwindToLobby($1) }]
        ).register()
        ObjectTable(AlmanacViewController.self, outlets: [.init("moonCell") { $0.moonCell = $1 }]).register()
        ObjectTable(SeedCell.self, outlets: [.init("nameLabel") { $0.nameLabel = $1 }]).register()
        ObjectTable(HelperObject.self, outlets: [.init("controller") { $0.controller = $1 }]).register()
        ObjectTable(SeedsViewController.self).register()
        for table in [
            ObjectTable(PlantViewController.self), ObjectTable(BedsViewController.self),
            ObjectTable(ToolsViewController.self), ObjectTable(GardenViewController.self),
            ObjectTable(PondViewController.self), ObjectTable(TrayViewController.self),
            ObjectTable(OrderViewController.self), ObjectTable(HintsViewController.self),
            ObjectTable(MoonViewController.self), ObjectTable(SeedViewController.self),
            ObjectTable(GateViewController.self), ObjectTable(BorderViewController.self),
            ObjectTable(DetailViewController.self), ObjectTable(ChildViewController.self),
            ObjectTable(FormViewController.self), ObjectTable(MoreViewController.self),
            ObjectTable(HomeViewController.self), ObjectTable(RoomViewController.self),
        ] { table.register() }
        return true
    }()

    /// Lets UIKit know the classes.
    static func register() { _ = isRegistered }
}
