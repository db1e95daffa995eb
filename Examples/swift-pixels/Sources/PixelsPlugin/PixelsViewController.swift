import UIKit

/// Draws all of its view itself, 640 by 360 pixels for each frame that the host shows.
final class PixelsViewController: UIViewController {
    private nonisolated static let width = 640
    private nonisolated static let height = 360

    /// One is shown, one is drawn in; the third is for the moment at which the host has not told yet.
    private let surfaces = (0..<3).compactMap { _ in
        IOSurface(properties: [.width: PixelsViewController.width, .height: PixelsViewController.height])
    }
    private var link: CADisplayLink?
    private var frame = 0

    /// Colours that come again, one for each number of 8 bits, as the surface has them: blue is the lowest byte.
    private let palette = (0..<256).map { index in
        func part(_ turn: Double) -> UInt32 {
            UInt32(127.5 + 127 * sin((Double(index) / 256 + turn) * 2 * .pi))
        }
        return 0xFF00_0000 | part(0) << 16 | part(0.33) << 8 | part(0.66)
    }
    private let waves = (0..<PixelsViewController.width).map { Int(64 + 63 * sin(Double($0) / 50)) }

    override func viewDidLoad() {
        super.viewDidLoad()
        ObjectTable(PixelsViewController.self, actions: [.init("drawFrame") { $0.drawFrame() }]).register()
        view.layer.contentsGravity = .resizeAspectFill
        view.layer.masksToBounds = true
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        link = CADisplayLink(target: self, selector: "drawFrame")
        link?.add(to: .main, forMode: .common)
    }

    /// A link holds its target.
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        link?.invalidate()
        link = nil
    }

    private func drawFrame() {
        guard let surface = surfaces.first(where: { !$0.isInUse }) else { return }
        frame += 2
        surface.lock(options: [], seed: nil)
        for y in 0..<surface.height {
            let row = (surface.baseAddress + y * surface.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for x in 0..<surface.width { row[x] = palette[(waves[x] + waves[y] + x / 4 + frame) & 255] }
        }
        surface.unlock(options: [], seed: nil)
        view.layer.contents = surface
    }
}
