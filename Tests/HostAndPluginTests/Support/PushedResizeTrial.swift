import HostStaging
import PluginHost
import PluginProtocol
import QuartzCore
import SeededRandom
import UIKit
import UIKitTesting

/// A pane that is pushed and popped while its navigation controller gets other sizes, in the middle of that too, and its plugin
/// answers late. It looks at each picture in which the pane has its place.
@MainActor final class PushedResizeTrial {
    private static let frameLength = Duration.milliseconds(100)

    private let host: InMemoryHost
    private let time: ManualFrameClock
    private let stack = UINavigationController(rootViewController: UIViewController())
    private let pane: RemoteViewController
    private let wire: LateWire
    private let area: WatchedArea
    private let name: String
    private var random: SeededGenerator
    private var history: SizeHistory
    private var frame = CGRect(x: 2, y: 3, width: 10, height: 10)

    private(set) var pictures = 0
    /// How often a size came while the pane was moving.
    private(set) var interruptions = 0

    init(seed: UInt64, delay: Int, late: Lane, _ time: ManualFrameClock) throws {
        self.time = time
        name = "seed \(seed), \(delay) frames late in \(late)"
        random = SeededGenerator(seed: seed)
        history = SizeHistory(patience: 2 * delay)
        host = try InMemoryHost { _ in SizedViewController(isDrawn: true) }
        pane = host.makePane()
        area = WatchedArea(stage: host.stage, rect: CGRect(x: 200, y: 0, width: 32, height: 32), scale: 1)
        let ground = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        for view in [host.stage.root.view, stack.view, stack.viewControllers[0].view] { view?.backgroundColor = ground }
        stack.isNavigationBarHidden = true
        host.stage.embed(stack, frame: frame.offsetBy(dx: area.rect.minX, dy: 0))
        stack.pushViewController(pane, animated: false)
        history.add(SizedPicture(width: 10, height: 10, scale: 1))
        host.settle()
        wire = try LateWire(of: host, delay: delay, late: late)
    }

    func run(rounds: Int) throws {
        for _ in 0..<rounds {
            if stack.topViewController === pane {
                stack.popViewController(animated: true)
            } else {
                stack.pushViewController(pane, animated: true)
            }
            for _ in 0..<Int.random(in: 0...5, using: &random) { try pass() }
            if stack.transitionCoordinator != nil { interruptions += 1 }
            for _ in 0..<Int.random(in: 1...3, using: &random) { resize() }
            for _ in 0..<Int.random(in: 0...(history.patience + 3), using: &random) { try pass() }
        }
    }

    private func resize() {
        let sides = 0...24
        frame.size = CGSize(width: .random(in: sides, using: &random), height: .random(in: sides, using: &random))
        history.add(SizedPicture(width: Int(frame.width), height: Int(frame.height), scale: 1))
        stack.view.frame = frame.offsetBy(dx: area.rect.minX, dy: 0)
    }

    private func pass() throws {
        try wire.passFrame(Self.frameLength) { try look() }
        if isInPlace { history.endFrame() } else { history.pause() }
        time.advance(by: Self.frameLength)
    }

    private var isInPlace: Bool {
        stack.topViewController === pane && stack.transitionCoordinator == nil
    }

    private func look() throws {
        let pixels = area.pixels()
        guard stack.transitionCoordinator == nil else { return }
        guard isInPlace else {
            guard pixels.allSatisfy({ $0 == WatchedArea.ground }) else {
                throw failure("shows a pane that is gone", pixels)
            }
            return
        }
        guard history.look({ area.isPicture($0, in: frame, pixels) }) != nil else {
            throw failure("shows none of the sizes that it may: \(history.text)", pixels)
        }
        pictures += 1
    }

    private func failure(_ what: String, _ pixels: [UInt32]) -> TrialFailure {
        TrialFailure(
            description: "\(name): frame \(history.frame) \(what). The stack is \(frame). \(area.text(pixels))")
    }
}

extension CGFloat {
    /// A whole number.
    fileprivate static func random(in range: ClosedRange<Int>, using random: inout SeededGenerator) -> CGFloat {
        CGFloat(Int.random(in: range, using: &random))
    }
}
