import HostStaging
import PluginHost
import PluginProtocol
import SeededRandom
import UIKit
import UIKitTesting

/// A pane whose container animates it to one random size after the other while its plugin answers late. It looks at each picture
/// that is composed meanwhile.
///
/// All lengths are such that everything lies on whole pixels in each frame.
@MainActor final class AnimatedResizeTrial {
    /// Frames that an animation takes.
    private static let frames = 4
    private static let frameLength = Duration.milliseconds(100)
    private static let watched = CGRect(x: 200, y: 0, width: 52, height: 52)
    private static let origin = (x: 2, y: 3)

    private let host: InMemoryHost
    private let time: ManualFrameClock
    private let pane: RemoteViewController
    private let wire: LateWire
    private let delay: Int
    private let name: String
    private var random: SeededGenerator

    /// Pictures with contents that were not on the way to the pane's size at the same time as the pane.
    private(set) var latePictures = 0

    init(seed: UInt64, delay: Int, late: Lane, _ time: ManualFrameClock) throws {
        self.delay = delay
        self.time = time
        name = "seed \(seed), \(delay) frames late in \(late)"
        random = SeededGenerator(seed: seed)
        host = try InMemoryHost { _ in SizedViewController(isDrawn: false) }
        pane = host.makePane()
        host.stage.root.view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        host.stage.embed(pane, frame: Self.frame(of: Size(width: 16, height: 16)))
        host.settle()
        wire = try LateWire(of: host, delay: delay, late: late)
    }

    /// After how many frames the plugin's animation begins at the latest: a commit that is under way then comes first.
    private var patience: Int {
        2 * delay
    }

    private struct Size: Hashable {
        var width: Int
        var height: Int
    }

    private static func frame(of size: Size) -> CGRect {
        CGRect(x: Int(watched.minX) + origin.x, y: origin.y, width: size.width, height: size.height)
    }

    func run(resizes: Int) throws {
        var size = Size(width: 16, height: 16)
        for step in 0..<resizes {
            let sides = [0, 8, 16, 24, 32, 40, 48]
            let next = Size(
                width: sides.randomElement(using: &random) ?? 8, height: sides.randomElement(using: &random) ?? 8)
            try resize(from: size, to: next, step)
            size = next
        }
    }

    private func resize(from old: Size, to new: Size, _ step: Int) throws {
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { [self] in
            pane.view.frame = Self.frame(of: new)
        }
        // Of the plugin's own animation, in frames since its commit.
        var progress = 0
        for frame in 0...(Self.frames + patience) {
            host.stage.window.layerTree.requestFrame()
            try wire.passFrame(Self.frameLength) {
                let pane = Self.between(old, new, frame)
                let seen = pixels()
                let fitting = (progress...max(progress, frame)).filter {
                    isPicture(of: Self.between(old, new, $0), in: pane, seen)
                }
                guard let first = fitting.first, let last = fitting.last, last >= frame - patience else {
                    throw TrialFailure(
                        description: """
                            \(name): step \(step) from \(old) to \(new), frame \(frame): the contents are as after any of \
                            \(fitting) frames, at least \(max(progress, frame - patience)) were due
                            \(text(seen))
                            """)
                }
                progress = first
                if Self.between(old, new, last) != pane { latePictures += 1 }
            }
            time.advance(by: Self.frameLength)
        }
    }

    /// The size so many frames after the beginning.
    private static func between(_ old: Size, _ new: Size, _ frame: Int) -> Size {
        let done = min(frame, frames)
        return Size(
            width: old.width + (new.width - old.width) * done / frames,
            height: old.height + (new.height - old.height) * done / frames)
    }

    // MARK: Pixels

    /// What is watched, row by row, in a letter each.
    private func pixels() -> [Character] {
        let surface = host.stage.platform.surface(of: host.stage.window)
        var pixels: [Character] = []
        for y in 0..<Int(Self.watched.height) {
            for x in 0..<Int(Self.watched.width) {
                let pixel = surface.pixel(x: Int(Self.watched.minX) + x, y: y)
                switch (pixel?.red, pixel?.green, pixel?.blue) {
                case (0, 255, 0): pixels.append(".")
                case (0, 0, 0): pixels.append("#")
                case (0, 0, 255): pixels.append("-")
                case (255, 255, 255): pixels.append("o")
                default: pixels.append("?")
                }
            }
        }
        return pixels
    }

    private func isPicture(of size: Size, in pane: Size, _ pixels: [Character]) -> Bool {
        let side = Int(Self.watched.width)
        let (width, height) = (min(size.width, pane.width), min(size.height, pane.height))
        for row in 0..<Int(Self.watched.height) {
            for column in 0..<side {
                let (x, y) = (column - Self.origin.x, row - Self.origin.y)
                let isInside = x >= 0 && y >= 0 && x < width && y < height
                let expected = isInside ? Self.color(x: x, y: y, of: size) : "."
                if pixels[row * side + column] != expected { return false }
            }
        }
        return true
    }

    /// A border one point wide, and inside of its lower right corner a mark 3 points wide.
    private static func color(x: Int, y: Int, of size: Size) -> Character {
        if x == 0 || y == 0 || x == size.width - 1 || y == size.height - 1 { return "#" }
        return x >= size.width - 4 && y >= size.height - 4 ? "o" : "-"
    }

    private func text(_ pixels: [Character]) -> String {
        let side = Int(Self.watched.width)
        return stride(from: 0, to: pixels.count, by: side).map { String(pixels[$0..<$0 + side]) }
            .joined(separator: "\n")
    }
}
