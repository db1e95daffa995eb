import HostStaging
import PluginHost
import PluginProtocol
import QuartzCore
import SeededRandom
import UIKit
import UIKitTesting

/// A pane in the second column of a split view that gets other sizes while the first column comes and goes, and a plugin that answers
/// late. It looks at each picture in which nothing moves, neither in the host nor in the plugin.
@MainActor final class SplitResizeTrial {
    private static let frameLength = Duration.milliseconds(100)
    /// Of the first column, in points.
    private static let listWidth = 16
    /// In the window's coordinates.
    private static let origin = CGPoint(x: 200, y: 0)

    private let host: InMemoryHost
    private let time: ManualFrameClock
    private let split = UISplitViewController()
    private let pane: RemoteViewController
    private let wire: LateWire
    private let name: String
    private var random: SeededGenerator
    private var history: SizeHistory
    private var size = (width: 40, height: 20)
    private var isListShown = true
    /// Frames since a column moved.
    private var rest = 0

    private(set) var latePictures = 0
    private(set) var ownPictures = 0
    /// How often a size came while a column was moving.
    private(set) var interruptions = 0

    init(seed: UInt64, delay: Int, late: Lane, _ time: ManualFrameClock) throws {
        self.time = time
        name = "seed \(seed), \(delay) frames late in \(late)"
        random = SeededGenerator(seed: seed)
        history = SizeHistory(patience: 2 * delay)
        host = try InMemoryHost { _ in SizedViewController(isDrawn: true) }
        pane = host.makePane()
        split.viewControllers = [UIViewController(), pane]
        split.preferredSplitBehavior = .tile
        split.preferredDisplayMode = .oneBesideSecondary
        split.minimumPrimaryColumnWidth = CGFloat(Self.listWidth)
        split.maximumPrimaryColumnWidth = CGFloat(Self.listWidth)
        split.traitOverrides.horizontalSizeClass = .regular
        host.stage.embed(
            split, frame: CGRect(origin: Self.origin, size: CGSize(width: size.width, height: size.height)))
        host.settle()
        let ground = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        for view in sequence(first: pane.view as UIView, next: \.superview).dropFirst() {
            view.backgroundColor = ground
        }
        wire = try LateWire(of: host, delay: delay, late: late)
        history.add(picture)
    }

    func run(rounds: Int) throws {
        for _ in 0..<rounds {
            isListShown.toggle()
            UIView.animate(withDuration: 0.3) { [self] in
                split.preferredDisplayMode = isListShown ? .oneBesideSecondary : .secondaryOnly
            }
            history.add(picture)
            for _ in 0..<Int.random(in: 0...5, using: &random) { try pass() }
            if split.transitionCoordinator != nil { interruptions += 1 }
            for _ in 0..<Int.random(in: 0...2, using: &random) { resize() }
            while rest <= history.patience + 1 { try pass() }
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                resize()
                for _ in 0..<Int.random(in: 1...(history.patience + 3), using: &random) { try pass() }
            }
        }
    }

    /// What the pane is to show.
    private var picture: SizedPicture {
        SizedPicture(width: size.width - (isListShown ? Self.listWidth : 0), height: size.height, scale: 1)
    }

    private func resize() {
        size = (Int.random(in: 20...56, using: &random), Int.random(in: 0...24, using: &random))
        history.add(picture)
        split.view.frame.size = CGSize(width: size.width, height: size.height)
    }

    private func pass() throws {
        rest = split.transitionCoordinator == nil ? rest + 1 : 0
        try wire.passFrame(Self.frameLength) { try look() }
        history.endFrame()
        time.advance(by: Self.frameLength)
    }

    private func look() throws {
        // What the plugin itself animates begins as late as it answers.
        guard split.transitionCoordinator == nil, rest > history.patience + 1 else { return }
        let left = isListShown ? Self.listWidth : 0
        let area = WatchedArea(
            stage: host.stage,
            rect: CGRect(x: Self.origin.x + CGFloat(left), y: Self.origin.y, width: 60, height: 30), scale: 1)
        let pixels = area.pixels()
        let frame = CGRect(x: 0, y: 0, width: picture.width, height: picture.height)
        guard let shown = history.look({ area.isPicture($0, in: frame, pixels) }) else {
            throw TrialFailure(
                description: """
                    \(name): frame \(history.frame) shows none of the sizes that it may: \(history.text). The split view is \
                    \(size), the list \(isListShown ? "shown" : "hidden").
                    \(area.text(pixels))
                    """)
        }
        if shown == history.sizes.last { ownPictures += 1 } else { latePictures += 1 }
    }
}
