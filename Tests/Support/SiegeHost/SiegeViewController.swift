import Attacks
import MainLoop
import PluginHost
import UIKit

/// The honest pane on the left, 240 points wide; right of it two by two panes that are attacked, one attack after the other.
final class SiegeViewController: UIViewController {
    private static let honestWidth: CGFloat = 240
    private static let columns = 2
    private static let rows = 2
    /// In points: the frame that the host draws around a pane is outside of it.
    private static let gap: CGFloat = 8
    /// How long an attack that is drawn stays, and how long any may take: those that want a job wait for each other.
    private static let shown = Duration.milliseconds(300)
    private static let longest = Duration.seconds(6)

    private struct Siege {
        let number: Int
        let pane: RemoteViewController
        let began: Duration
        var hasRun = false
        var done: Duration?
    }

    private let loop = MainLoop.main
    private let honest = RemoteViewController(plugin: "org.mullion.hello", controller: "main")
    private var sieges: [Siege] = []
    private var begun = 0
    private var timer: Registration?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        embed(honest)
        honest.view.frame = CGRect(x: 0, y: 0, width: Self.honestWidth, height: view.bounds.height)
        for place in 0..<Self.columns * Self.rows { begin(at: place) }
        look()
    }

    private func embed(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.view.autoresizingMask = []
        child.didMove(toParent: self)
    }

    private func begin(at place: Int) {
        let number = begun % Attack.all.count
        begun += 1
        print("attack \(number) \(Attack.all[number])")
        let pane = RemoteViewController(plugin: "org.mullion.attack", controller: "\(number)")
        embed(pane)
        pane.view.frame = CGRect(
            origin: CGPoint(
                x: Self.honestWidth + Self.gap + (Attack.pane.width + Self.gap) * CGFloat(place % Self.columns),
                y: (Attack.pane.height + Self.gap) * CGFloat(place / Self.columns)), size: Attack.pane)
        let siege = Siege(number: number, pane: pane, began: loop.clock.now)
        if place < sieges.count { sieges[place] = siege } else { sieges.append(siege) }
    }

    private func look() {
        for place in sieges.indices {
            if let end = end(of: place) { replace(place, end) }
        }
        timer = loop.schedule(after: .milliseconds(100)) { [weak self] in self?.look() }
    }

    /// - Returns: How the attack at this place has ended, if it has.
    private func end(of place: Int) -> String? {
        let (siege, now) = (sieges[place], loop.clock.now)
        switch siege.pane.state {
        case .ended(let reason), .waitingToRestart(let reason): return reason
        case .running: sieges[place].hasRun = true
        case .idle, .launching, .awaited, .unresponsive: break
        }
        if siege.pane.title == "done" { sieges[place].done = siege.done ?? now }
        if let done = sieges[place].done, now - done >= Self.shown { return "drawn" }
        guard now - siege.began >= Self.longest else { return nil }
        return sieges[place].hasRun ? "taken away" : "never ran"
    }

    private func replace(_ place: Int, _ end: String) {
        let siege = sieges[place]
        print("over \(siege.number) \(Attack.all[siege.number]): \(end)")
        siege.pane.willMove(toParent: nil)
        siege.pane.view.removeFromSuperview()
        siege.pane.removeFromParent()
        // As a user who tries it once more, or the plugin would be given up after a few violations.
        if case .ended = siege.pane.state { siege.pane.retry() }
        begin(at: place)
    }
}
