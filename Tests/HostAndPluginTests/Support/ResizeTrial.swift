import HostStaging
import PluginHost
import PluginProtocol
import QuartzCore
import SeededRandom
import UIKit

/// A pane that gets one random size after the other while its plugin answers late. It looks at each picture that is composed
/// meanwhile.
@MainActor final class ResizeTrial {
    /// In points: what is looked at, with room for the pane and for what must not be drawn beside it.
    private static let watched = CGRect(x: 200, y: 0, width: 32, height: 32)
    /// In points.
    private static let longestSide = 24

    private let host: InMemoryHost
    private let pane: RemoteViewController
    private let container = PlacingView(frame: ResizeTrial.watched)
    private let wire: LateWire
    private let scale: Int
    private let name: String
    private var random: SeededGenerator

    private let area: WatchedArea
    private var history: SizeHistory
    /// That of the pane, in pixels from the top left of what is watched.
    private var frame = CGRect.zero
    private(set) var ownPictures = 0
    private(set) var earlierPictures = 0

    var resizes: Int {
        history.sizes.count
    }

    /// - Parameters:
    ///   - delay: After how many frames the plugin's answers are there.
    ///   - late: Whether it is the requests to it or its pictures that take so long.
    init(seed: UInt64, delay: Int, late: Lane, scale: Int) throws {
        self.scale = scale
        // A commit that is under way when a size comes is shown before the one that answers it.
        history = SizeHistory(patience: 2 * delay)
        name = "seed \(seed), \(delay) frames late in \(late), scale \(scale)"
        random = SeededGenerator(seed: seed)
        host = try InMemoryHost(scale: CGFloat(scale)) { _ in SizedViewController(isDrawn: true) }
        pane = host.makePane()
        container.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        host.stage.root.view.addSubview(container)
        host.stage.root.addChild(pane)
        container.addSubview(pane.view)
        pane.didMove(toParent: host.stage.root)
        area = WatchedArea(stage: host.stage, rect: Self.watched, scale: scale)
        wire = try LateWire(of: host, delay: delay, late: late)
        setFrame(width: 10, height: 10)
        host.settle()
    }

    func run(frames: Int) throws {
        for frame in 0..<frames {
            // Now and then it comes to rest: then nothing but the latest size may be seen.
            let isQuiet = frame % 60 >= 60 - history.patience
            if !isQuiet { act() }
            try pass()
        }
        for _ in 0...history.patience { try pass() }
    }

    // MARK: What the container does

    private func act() {
        for _ in 0..<([0, 1, 1, 1, 1, 2, 3, 5].randomElement(using: &random) ?? 1) {
            let size = nextSize()
            frame.origin = CGPoint(x: Int.random(in: 1...6, using: &random), y: Int.random(in: 1...6, using: &random))
            setFrame(width: size.width, height: size.height)
        }
        guard Int.random(in: 0..<3, using: &random) == 0 else { return }
        // The other way: when the container is laid out.
        let size = nextSize()
        container.onLayout = { [weak self] in self?.setFrame(width: size.width, height: size.height) }
        container.setNeedsLayout()
    }

    private func nextSize() -> (width: Int, height: Int) {
        let longest = Self.longestSide * scale
        let size = (
            width: Int.random(in: 0...longest, using: &random), height: Int.random(in: 0...longest, using: &random)
        )
        switch Int.random(in: 0..<12, using: &random) {
        case 0: return (0, 0)
        case 1: return (0, size.height)
        case 2: return (size.width, 0)
        case 3: return (Int.random(in: 0...3, using: &random), Int.random(in: 0...3, using: &random))
        case 4: return (Int.random(in: 0...3, using: &random), size.height)
        case 5, 6:
            // Back to one that it had a while ago.
            let earlier = history.sizes.suffix(6).randomElement(using: &random)
            return earlier.map { ($0.width, $0.height) } ?? size
        default: return size
        }
    }

    /// - Parameters:
    ///   - width: In pixels.
    ///   - height: In pixels.
    private func setFrame(width: Int, height: Int) {
        history.add(SizedPicture(width: width, height: height, scale: scale))
        frame.size = CGSize(width: width, height: height)
        pane.view.frame = frame.applying(CGAffineTransform(scaleX: 1 / CGFloat(scale), y: 1 / CGFloat(scale)))
    }

    // MARK: Frames

    private func pass() throws {
        try wire.passFrame { try look() }
        history.endFrame()
    }

    private func look() throws {
        let pixels = area.pixels()
        let shown = history.look { area.isPicture($0, in: frame, pixels) }
        guard let shown else {
            throw TrialFailure(
                description: """
                    \(name): frame \(history.frame) shows none of the sizes that it may: \(history.text). The pane is \(frame).
                    \(area.text(pixels))
                    """)
        }
        if shown == history.sizes.last { ownPictures += 1 } else { earlierPictures += 1 }
    }
}
