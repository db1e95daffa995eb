import HostStaging
import MainLoop
import PluginHost
import QuartzCore
import UIKit

/// Touches a controller that answers each touch with another colour, be it a plugin's or the host's, and waits for that; or does something else
/// that changes the pixel in its middle.
@MainActor final class TouchMeter {
    private let host: BenchmarkHost
    private let pane: UIViewController
    private let point: CGPoint
    private let act: () -> Void
    private var times: (committed: [Double], drawn: [Double]) = ([], [])
    private var began: Duration?
    private var colorBefore = ""
    private var mirroredBefore: CGColor?

    /// The time after which an answer that has not been drawn does not come any more.
    private static let patience = Duration.seconds(10)

    /// The error of an act after which nothing was drawn.
    private struct Unanswered: Error, CustomStringConvertible {
        let description: String
    }

    /// - Parameters:
    ///   - pane: One of a plugin that `togglesOnTouch`, or one that does the same at home. It has drawn.
    ///   - act: What is done in place of touching it.
    init(_ host: BenchmarkHost, _ pane: UIViewController, act: (() -> Void)? = nil) {
        self.host = host
        self.pane = pane
        let point = host.stage.middle(of: pane.view)
        self.point = point
        self.act = act ?? { host.stage.tap(point) }
    }

    /// - Parameters:
    ///   - pace: The time between two touches; nil: the next one comes when the last one's answer is drawn.
    /// - Returns: Milliseconds from each touch until the plugin's commit is mirrored, and until it is drawn.
    /// - Throws: An error that says so where an answer is not drawn for ten seconds or more.
    func measure(
        _ count: Int, every pace: @escaping () -> Duration? = { nil }
    ) throws -> (committed: [Double], drawn: [Double]) {
        times = ([], [])
        host.beforeUpdate = { [unowned self] in lookForCommit() }
        host.afterUpdate = { [unowned self] in
            guard let began, host.stage.pixel(point) != colorBefore else { return }
            self.began = nil
            times.drawn.append(host.milliseconds(since: began))
            guard times.drawn.count < count else { return host.loop.stop() }
            let taken = host.loop.clock.now - began
            if let pace = pace() {
                host.schedule(after: max(.zero, pace - taken)) { [unowned self] in touch() }
            } else {
                host.loop.post { [unowned self] in touch() }
            }
        }
        host.loop.post { [unowned self] in touch() }
        var seen = -1
        let watch = host.loop.schedule(after: Self.patience, repeating: Self.patience) { [unowned self] in
            if times.drawn.count == seen { host.loop.stop() }
            seen = times.drawn.count
        }
        host.loop.run()
        watch.cancel()
        (host.beforeUpdate, host.afterUpdate) = ({}, {})
        guard times.drawn.count >= count else {
            throw Unanswered(
                description:
                    "After \(times.drawn.count) answers the pixel at \(point) no longer changed: what is measured does not draw there."
            )
        }
        return times
    }

    private func touch() {
        colorBefore = host.stage.pixel(point)
        mirroredBefore = mirrored
        began = host.loop.clock.now
        act()
    }

    private func lookForCommit() {
        guard let began, times.committed.count == times.drawn.count, mirrored != mirroredBefore else { return }
        times.committed.append(host.milliseconds(since: began))
    }

    /// The colour of what is shown, as the plugin's commits say it.
    private var mirrored: CGColor? {
        guard let remote = pane as? RemoteViewController else { return pane.view.layer.backgroundColor }
        return remote.mirroredView?.backgroundColor
    }
}
