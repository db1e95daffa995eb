import HostStaging
import PluginHost
import Threads
import UIKit

/// Gives a split view another size in each frame, with many panes in its second column.
@MainActor enum SplitMeter {
    /// What the panes are in.
    private final class Grid: UIViewController {
        static let columns = 8

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let rows = (children.count + Self.columns - 1) / Self.columns
            let size = CGSize(
                width: view.bounds.width / CGFloat(Self.columns), height: view.bounds.height / CGFloat(rows))
            for (index, child) in children.enumerated() {
                child.view.frame = CGRect(
                    x: CGFloat(index % Self.columns) * size.width, y: CGFloat(index / Self.columns) * size.height,
                    width: size.width, height: size.height)
            }
        }
    }

    /// - Parameter makePane: Makes one of the panes.
    /// - Returns: Milliseconds of the main thread's processor time for each frame: its resize, and what panes answer until the next one.
    static func measure(
        _ host: BenchmarkHost, panes: Int, frames: Int, _ makePane: () -> UIViewController
    ) -> [Double] {
        let grid = Grid()
        for _ in 0..<panes {
            let pane = makePane()
            grid.addChild(pane)
            grid.view.addSubview(pane.view)
            pane.didMove(toParent: grid)
        }
        let split = UISplitViewController()
        split.viewControllers = [UIViewController(), grid]
        split.preferredDisplayMode = .oneBesideSecondary
        host.stage.embed(split, frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        host.stage.root.setOverrideTraitCollection(
            UITraitCollection { $0.horizontalSizeClass = .regular }, forChild: split)
        host.run(for: .seconds(2))
        let areThere =
            grid.viewIfLoaded?.window != nil
            && grid.children.allSatisfy { ($0 as? RemoteViewController)?.isLive ?? true }
        precondition(areThere, "The panes are not there after two seconds")
        let times = (0..<frames).map { frame in
            let began = ProcessorTime.ofThisThread()
            split.view.frame.size = CGSize(width: 300 + frame % 100, height: 200 + frame % 90)
            host.run(for: .microseconds(16_667))
            return (ProcessorTime.ofThisThread() - began) / .milliseconds(1)
        }
        host.stage.remove(split)
        return times
    }
}
