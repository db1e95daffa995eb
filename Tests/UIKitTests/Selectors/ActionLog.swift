import UIKit

/// A controller that writes down which of its methods were called, with what.
@MainActor class ActionLog: UIViewController {
    final var lines: [String] = []
    final var senders: [AnyObject] = []
    final var events: [UIEvent?] = []
    /// An outlet, and a number as a storyboard sets it.
    private(set) final weak var outlet: UILabel?
    private(set) final var radius: CGFloat = 0 {
        didSet { lines.append("radius \(radius)") }
    }

    func plain() { lines.append("plain") }

    func withSender(_ sender: AnyObject) {
        lines.append("withSender")
        senders.append(sender)
    }

    final func withEvent(_ sender: UIControl, event: UIEvent?) {
        lines.append("withEvent")
        senders.append(sender)
        events.append(event)
    }

    final func greet(with sender: Any?) { lines.append("greet") }
    final func make() -> UILabel { UILabel() }
    final func onlySwitch(_ sender: UISwitch) { lines.append("switch \(sender.isOn)") }
    final func heard(_ notification: Notification) { lines.append("heard \(notification.name.rawValue)") }
    final func fired(_ timer: Timer) { lines.append("fired \(timer.userInfo as? Int ?? 0)") }

    static var table: ObjectTable {
        ObjectTable(
            ActionLog.self,
            outlets: [.init("outlet") { $0.outlet = $1 }, .init("radius") { $0.radius = $1 }],
            actions: [
                .init("plain") { $0.plain() }, .init("withSender:") { $0.withSender($1) },
                .init("withEvent:event:") { $0.withEvent($1, event: $2) },
                .init("greetWith:", "greet") { $0.greet(with: $1) },
                .init("make") { $0.make() }, .init("onlySwitch:") { $0.onlySwitch($1) },
                .init("heard:") { $0.heard($1) },
                .init("fired:") { $0.fired($1) },
            ])
    }
}
